import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Testing
import Views

/// What animated views show in a still picture: their final state, or their initial one.
@MainActor
struct AnimationTests {
  private struct Settling: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(phase.isIdentity ? 5 : 50)
    }
  }

  private struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  @Test func transitionsHaveArrived() throws {
    #expect(try Render.size(Plain(10, 10).transition(Settling())) == [20, 20])
    #expect(try Render.size(Plain(10, 10).transition(AnyTransition(Settling()))) == [20, 20])
    let between = AnyTransition.modifier(active: Padded(length: 90), identity: Padded(length: 3))
    #expect(try Render.size(Plain(10, 10).transition(between)) == [16, 16])
    #expect(try Render.size(Plain(10, 10).transition(.opacity.combined(with: between))) == [16, 16])
    for transition in [AnyTransition.slide, .scale, .move(edge: .top), .push(from: .leading), .opacity] {
      let bitmap = try Render.bitmap(Plain(10, 10).transition(transition), width: 10, height: 10)
      #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    }
    #expect(try Render.size(Plain(10, 10).transition(.blurReplace)) == [10, 10])
  }

  @Test func animatorsShowWhereTheyBegin() throws {
    let phases = Plain(10, 10).phaseAnimator([7, 50]) { content, phase in content.padding(CGFloat(phase)) }
    #expect(try Render.size(phases) == [24, 24])
    #expect(try Render.size(PhaseAnimator([7, 50]) { Plain($0, 1) }) == [7, 1])
    let keyframes = Plain(10, 10).keyframeAnimator(initialValue: CGFloat(4)) { content, value in
      content.padding(value)
    } keyframes: { _ in
      LinearKeyframe(90, duration: 1)
    }
    #expect(try Render.size(keyframes) == [18, 18])
  }

  private struct Value {
    var x: CGFloat = 0
    var angle = Angle.zero
  }

  @Test func timelinesFollowTheirKeyframes() {
    let timeline = KeyframeTimeline(initialValue: Value()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        CubicKeyframe(30, duration: 2)
        MoveKeyframe(5)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.radians(2), duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 2).x == 20)
    #expect(timeline.value(time: 3).x == 5)
    #expect(abs(timeline.value(progress: 0.5).angle.radians - 1) < 1e-9)
  }

  @Test(arguments: [
    Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.3), Spring(stiffness: 90, damping: 4),
  ])
  func springsStartAtZeroAndSettleAtTheirTarget(_ spring: Spring) {
    #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-9)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) - 3) < 0.1)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration * 4) - 10) < 0.01)
    // The equation of motion, by finite differences: m·a = k·(target - x) - c·v.
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      let step = 1e-4
      let x = spring.value(target: 1.0, time: time)
      let v = spring.velocity(target: 1.0, time: time)
      let a =
        (spring.velocity(target: 1.0, time: time + step) - spring.velocity(target: 1.0, time: time - step))
        / (2 * step)
      #expect(abs(spring.mass * a - spring.stiffness * (1 - x) + spring.damping * v) < 0.5)
    }
  }

  private struct Shift: GeometryEffect {
    var fraction: CGFloat
    var animatableData: CGFloat {
      get { fraction }
      set { fraction = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * fraction, y: 0))
    }
  }

  @Test func geometryEffectsAreDrawnByTheSizeAndLeaveTheLayout() throws {
    let view = HStack(spacing: 0) {
      Plain(10, 10).modifier(Shift(fraction: 2))
      Color.clear.frame(width: 30, height: 10).probe("next")
    }
    #expect(try Render.frames(view)["next"]?[0] == 10)
    let bitmap = try Render.bitmap(view, width: 40, height: 10)
    #expect(bitmap[5, 5].alpha == 0)
    #expect(bitmap[25, 5].alpha == 255)
  }

  private struct Completing: View {
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width, height: 1).onAppear {
        withAnimation(.spring()) {
          width = 5
        } completion: {
          width += 2
        }
        withTransaction(\.disablesAnimations, true) { width += 10 }
      }
    }
  }

  @Test func changesShowAtOnceAndAreComplete() throws {
    #expect(try Render.size(Completing()) == [17, 1])
  }

  @Test func animationsAreEqualWhenTheyAreMadeOfTheSame() {
    #expect(Animation.spring == .spring())
    #expect(Animation.bouncy != .smooth)
    #expect(Animation.linear(duration: 1) == .linear(duration: 1))
    #expect(Animation.linear(duration: 1) != .linear(duration: 1).delay(1))
  }
}
