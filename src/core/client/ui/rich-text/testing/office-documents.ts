import { documentsOf, link, type PastedDocument } from './pasted-document.ts';

/** Google Docs puts everything into one `b` element that is not bold. */
const google = (body: string): string =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">${body}</b><br class="Apple-interchange-newline">`;

const run = (text: string, style = ''): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style || 'font-weight:400;font-style:normal;text-decoration:none;'}white-space:pre-wrap;">${text}</span>`;

const line = (content: string): string => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${content}</p>`;

const listed = (text: string, level: number): string =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${run(text)}</p></li>`;

/** LibreOffice: a page with a style sheet, old attributes, and classes for scripts. */
const libre = (body: string): string =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm }</style></head><body lang="en-GB" link="#000080" dir="ltr">${body}</body></html>`;

/** Pages, Notes and TextEdit: styles only in classes. */
const apple = (body: string): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px 'Helvetica Neue'} p.p2 {margin: 0.0px; font-weight: bold} li.li1 {margin: 0.0px} span.s1 {text-decoration: underline} span.s2 {font-style: italic; font-weight: 700} ul.ul1 {list-style-type: disc}</style></head><body>${body}</body></html>`;

const SHEET_STYLE = 'table td {border: 1px solid #cccccc} .bold {font-weight: bold}';

export const OFFICE_DOCUMENTS: readonly PastedDocument[] = [
  ...documentsOf('Google Docs', google, [
    ['paragraphs', `${line(run('We build bridges.'))}<br />${line(run('Since 1990.'))}`, '<p>We build bridges.</p><p>Since 1990.</p>'],
    [
      'text with styles',
      line(
        run('Bold', 'font-weight:700;') +
          run(', ') +
          run('italic', 'font-style:italic;') +
          run(' ') +
          run('line', 'text-decoration:underline;'),
      ),
      '<p><strong>Bold</strong>, <em>italic</em> <u>line</u></p>',
    ],
    [
      'nested lists',
      `<ul style="margin-top:0;padding-inline-start:48px;">${listed('Plan', 1)}<ul>${listed('Draw', 2)}</ul>${listed('Build', 1)}</ul>`,
      '<ul><li>Plan<ul><li>Draw</li></ul></li><li>Build</li></ul>',
    ],
    [
      'headings',
      `<h1 dir="ltr" style="line-height:1.38;">${run('Engineer', 'font-size:20pt;font-weight:400;')}</h1><h2 dir="ltr">${run('Tasks', 'font-weight:700;')}</h2><h4>${run('Details')}</h4>`,
      '<h3>Engineer</h3><h3>Tasks</h3><h4>Details</h4>',
    ],
    [
      'a link',
      line(
        `<a href="https://example.org/" style="text-decoration:none;">${run('our site', 'color:#1155cc;text-decoration:underline;')}</a>`,
      ),
      `<p>${link('https://example.org/', 'our site')}</p>`,
    ],
    ['line breaks', line(`${run('One')}${run('<br />')}${run('two')}`), '<p>One<br>two</p>'],
    [
      'a table',
      `<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312"/></colgroup><tbody><tr><td style="border:solid 1pt;">${line(run('Place'))}</td><td>${line(run('Bonn'))}</td></tr></tbody></table></div>`,
      '<p>Place</p><p>Bonn</p>',
    ],
  ]),
  ...documentsOf('Google Sheets', (body) => `<google-sheets-html-origin><style type="text/css"><!--${SHEET_STYLE}--></style>${body}`, [
    [
      'cells',
      '<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0"><tbody><tr><td class="bold" data-sheets-value="{}">Pay</td><td>50,000</td></tr></tbody></table>',
      '<p><strong>Pay</strong></p><p>50,000</p>',
    ],
    [
      'rows with a bold header',
      '<table cellspacing="0"><tbody><tr><td class="bold">Place</td><td class="bold">Pay:</td></tr><tr><td>Bonn</td><td>50,000</td></tr><tr><td>Köln</td><td><br/></td></tr></tbody></table>',
      '<ul><li>Place: Bonn; Pay: 50,000</li><li>Place: Köln</li></ul>',
    ],
    [
      'rows with a bold name',
      '<table cellspacing="0"><tbody><tr><td class="bold">Place</td><td>Bonn</td></tr><tr><td class="bold">Pay:</td><td>50,000</td></tr></tbody></table>',
      '<ul><li><strong>Place</strong>: Bonn</li><li><strong>Pay:</strong>; 50,000</li></ul>',
    ],
  ]),
  ...documentsOf('LibreOffice', libre, [
    [
      'paragraphs and fonts',
      '<p class="western" style="margin-bottom: 0cm"><font face="Arial, sans-serif"><font size="3" style="font-size: 12pt"><b>We</b> build <i>bridges</i>.</font></font></p>\n<p style="margin-bottom: 0cm"><br/>\n\n</p>',
      '<p><strong>We</strong> build <em>bridges</em>.</p>',
    ],
    [
      'nested lists',
      '<ul>\n\t<li><p style="margin-bottom: 0cm">Plan</p>\n\t<ol type="a">\n\t\t<li><p>Draw</p></li>\n\t</ol></li>\n\t<li><p>Build</p></li>\n</ul>',
      '<ul><li>Plan<ol><li>Draw</li></ol></li><li>Build</li></ul>',
    ],
    [
      'headings and tracked changes',
      '<h1 class="western">Engineer</h1><p>We <del cite="mailto:Ann" datetime="2026-01-01T10:00:00">make</del> build.</p>',
      '<h3>Engineer</h3><p>We build.</p>',
    ],
    [
      'a quotation',
      '<blockquote style="margin-left: 1cm">We build.</blockquote><pre>one\ntwo</pre>',
      '<blockquote><p>We build.</p></blockquote><p>one<br>two</p>',
    ],
  ]),
  ...documentsOf('Apple Pages', apple, [
    [
      'styles in classes',
      '<p class="p2">Engineer</p><p class="p1"><span class="s1">Bridges</span> and <span class="s2">roads</span></p>',
      '<p><strong>Engineer</strong></p><p><u>Bridges</u> and <strong><em>roads</em></strong></p>',
    ],
    [
      'bullets as text',
      '<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>Plan</p><p class="p1">•<span class="Apple-converted-space">&nbsp;</span>Build</p>',
      '<ul><li>Plan</li><li>Build</li></ul>',
    ],
    [
      'a list',
      '<ul class="ul1"><li class="li1">Plan</li><li class="li1"><b>Build</b></li></ul>',
      '<ul><li>Plan</li><li><strong>Build</strong></li></ul>',
    ],
  ]),
];
