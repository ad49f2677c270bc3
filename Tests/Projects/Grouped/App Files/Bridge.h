#import <UIKit/UIKit.h>
#import "Inner.h"
