import { cleanRichTextInput } from '#core/server/http/rich-text-input.ts';
import { ABOUT_ELEMENTS, COMPANY_LIMITS, type CompanyChanges } from '../contract/company.ts';

type About = Pick<CompanyChanges, 'about' | 'aboutHtml'>;

/**
 * The two forms of the description after a change; none where the change does not concern it. HTML is cleaned, and the plain text is derived
 * from it. Plain text alone replaces the HTML, unless it is the plain text of this HTML.
 *
 * @param before the plain text before the change; `null` for none
 * @throws ApiFault invalid
 */
export function changedAbout(before: string | null, { about, aboutHtml }: About): About {
  if (aboutHtml) {
    const { html, text } = cleanRichTextInput('aboutHtml', aboutHtml, ABOUT_ELEMENTS, { min: 0, max: COMPANY_LIMITS.about });
    return { about: text, aboutHtml: html || null };
  }
  if (aboutHtml === null) return { about: about ?? null, aboutHtml };
  if (about === undefined || about === before) return {};
  return { about, aboutHtml: null };
}
