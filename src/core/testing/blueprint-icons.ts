// What Blueprint's button needs of its icons. The package as a whole loads more than a thousand components, which takes most of a test's time.
export { Icons } from '@blueprintjs/icons/lib/cjs/iconLoader.js';
export { IconSize } from '@blueprintjs/icons/lib/cjs/iconTypes.js';
export { SVGIconContainer } from '@blueprintjs/icons/lib/cjs/svgIconContainer.js';
