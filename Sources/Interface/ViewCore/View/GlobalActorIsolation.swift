/// Lets a protocol that refines `View` stay off the main actor.
public protocol _RemoveGlobalActorIsolation {}
