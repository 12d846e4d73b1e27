import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A part of the bar above the work pages. It loads after the bar, whose width it does not change: one button, as wide as `--h-ctl`. Its words are those of the navigation (group `nav`). */
export interface BarItem {
  readonly load: () => Promise<{ readonly Item: ComponentType }>;
}

/** Client plugins add parts to the bar above the pages of signed-in users here, in `moreContributes`. */
export const barItems = extensionPoint<BarItem>('core.bar-items');
