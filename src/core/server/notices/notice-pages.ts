import { extensionPoint } from '#core/contract/extension-point.ts';

/** The addresses of the pages to which mails link, without the origin. */
export interface NoticePages {
  /** Where users see what they were told. */
  readonly list: string;
  /** Where users choose what they are told. */
  readonly settings: string;
  /** Where a link of a mail ends such mail. The token follows behind `#`. */
  readonly unsubscribe: string;
  /** The call by which mail programs end such mail. The token follows behind `?token=`. */
  readonly oneClick: string;
}

/** Where the plugin that shows notices names its pages. Without it, mails have no such links. */
export const noticePages = extensionPoint<NoticePages>('core.notice-pages');
