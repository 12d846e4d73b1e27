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
      '<p>Pay</p><ul><li>From: 1; To: 2</li></ul>',
    ],
    [
      'a table of several rows with merged cells',
      '<table><thead><tr><th></th><th colspan="2">Shift</th></tr><tr><th>Day</th><th>From</th><th>To</th></tr></thead><tbody><tr><td rowspan="2">Monday</td><td>8</td><td><a href="https://example.org">16</a></td></tr><tr><td>16</td><td></td></tr></tbody></table>',
      `<ul><li>Day: Monday; Shift From: 8; Shift To: ${link('https://example.org', '16')}</li><li>Day: Monday; Shift From: 16</li></ul>`,
    ],
    [
      'tables that only place parts of a page',
      '<table><tr><td><h2>One</h2></td><td>Two</td></tr><tr><td>Three</td><td>Four</td></tr></table><table role="presentation"><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><table><tr><td>e</td></tr><tr><td>f</td></tr></table>',
      '<h3>One</h3><p>Two</p><p>Three</p><p>Four</p><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p>',
    ],
    ['a list that begins with 5', '<ol start="5"><li>Plan</li><li>Build</li></ol>', '<ol start="5"><li>Plan</li><li>Build</li></ol>'],
    [
      'lists that begin with no number of a list',
      ['-3', '0', '1', 'x', '1.5', '10000', '99999999999', '5&quot;onclick=&quot;a']
        .map((start) => `<ol start="${start}"><li>${start}</li></ol>`)
        .join(''),
      ['-3', '0', '1', 'x', '1.5', '10000', '99999999999', '5"onclick="a'].map((start) => `<ol><li>${start}</li></ol>`).join(''),
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
    [
      'a list that goes on',
      "<ol style='margin-top:0cm' start=3 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'><span lang=EN-US>Plan<o:p></o:p></span></li><li class=MsoNormal style='mso-list:l0 level1 lfo1'>Build</li></ol>",
      '<ol start="3"><li>Plan</li><li>Build</li></ol>',
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
