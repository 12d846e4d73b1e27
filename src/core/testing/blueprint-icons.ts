import { Icons as IconLoader } from '@blueprintjs/icons/lib/cjs/iconLoader.js';
import { IconSize as Sizes } from '@blueprintjs/icons/lib/cjs/iconTypes.js';
import { SVGIconContainer as Container } from '@blueprintjs/icons/lib/cjs/svgIconContainer.js';

// What Blueprint's button needs of its icons. The package as a whole loads more than a thousand components, which takes most of a test's time.
export const Icons = IconLoader;
export const IconSize = Sizes;
export const SVGIconContainer = Container;
