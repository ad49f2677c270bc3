@import Foundation;
