import { documentsOf, link, type PastedDocument } from './pasted-document.ts';

/** Chromium writes the computed styles of each element. */
const page = (body: string): string => `<html><body>\n<!--StartFragment-->${body}<!--EndFragment-->\n</body></html>`;

const COMPUTED =
  'color: rgb(0, 0, 0); font-style: normal; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; text-align: start; white-space: normal; text-decoration-style: initial; display: inline !important;';

/** Outlook writes like Word, with spacers between paragraphs. */
const outlook = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body><div class=WordSection1>${body}</div></body></html>`;

export const WEB_DOCUMENTS: readonly PastedDocument[] = [
  ...documentsOf('Web page', page, [
    [
      'an article',
      `<article><header><h1 style="${COMPUTED}">Engineer</h1></header><section><h2>Tasks</h2><div>We build.</div><div><span style="${COMPUTED}">Bridges.</span></div></section></article>`,
      '<h3>Engineer</h3><h3>Tasks</h3><p>We build.</p><p>Bridges.</p>',
    ],
    [
      'line breaks in place of paragraphs',
      '<div>One<br>two<br><br>Three<br /><br /><br />Four</div>',
      '<p>One<br>two</p><p>Three</p><p>Four</p>',
    ],
    [
      'a table',
      '<table><caption>Pay</caption><thead><tr><th>From</th><th>To</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<p>Pay</p><p>From</p><p>To</p><p>1</p><p>2</p>',
    ],
    [
      'controls, pictures and code',
      '<p>Apply<svg><text>icon</text></svg> now</p><select><option>One</option></select><script>alert(1)</script><style>p{}</style><iframe src="https://example.org">x</iframe><p hidden>hidden</p>',
      '<p>Apply now</p>',
    ],
    ['items without a list', '<li>Plan</li><li>Build</li>', '<ul><li>Plan</li><li>Build</li></ul>'],
    ['a part of a sentence', `<span style="${COMPUTED}">a <b>part</b> of it</span>`, '<p>a <strong>part</strong> of it</p>'],
    [
      'addresses of all kinds',
      '<p><a href="https://example.org">web</a> <a href="mailto:a@example.org">mail</a> <a href="javascript:run()">script</a> <a href="#top">place</a></p>',
      `<p>${link('https://example.org', 'web')} ${link('mailto:a@example.org', 'mail')} script place</p>`,
    ],
    [
      'typed bullets',
      '<p>Tasks<br></p><p>• Plan<br>• Build <b>well</b></p><p>· Sell</p>',
      '<p>Tasks</p><ul><li>Plan</li><li>Build <strong>well</strong></li><li>Sell</li></ul>',
    ],
    [
      'text from right to left',
      '<div dir="rtl"><p>نبني \u202Eالجسور</p><ul><li>واحد</li></ul></div>',
      '<p>نبني الجسور</p><ul><li>واحد</li></ul>',
    ],
  ]),
  ...documentsOf('Outlook', outlook, [
    [
      'a mail with an answer',
      `<p class=MsoNormal><span lang=EN-US>Hello<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b><span lang=EN-US>From:</span></b><span lang=EN-US> Ann<br><b>Subject:</b> Job<o:p></o:p></span></p></div>`,
      '<p>Hello</p><p><strong>From:</strong> Ann<br><strong>Subject:</strong> Job</p>',
    ],
  ]),
  ...documentsOf('Gmail', (body) => `<meta charset='utf-8'><div dir="ltr">${body}</div>`, [
    [
      'a mail with a quotation',
      '<div>Hello</div><div><br></div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Ann wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)"><div dir="ltr">We <b>build</b>.</div><blockquote><div>Since when?</div></blockquote></blockquote></div>',
      '<p>Hello</p><p>Ann wrote:</p><blockquote><p>We <strong>build</strong>.</p><p>Since when?</p></blockquote>',
    ],
  ]),
];
