// Logging by the name of the framework.
@_exported import os
