import { documentsOf, link, type PastedDocument } from './pasted-document.ts';

/** Word on a computer: a whole page with conditional comments, and style sheets for every style. */
const word = (body: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const normal = (text: string): string =>
  `<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>${text}<o:p></o:p></span></p>`;

/** A list paragraph. Word writes the mark and the space after it as text. */
const item = (mark: string, text: string, level = 1, list = 'l0'): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** Word on the web: each item is a list of its own, with its level as an attribute. */
const webItem = (text: string, level: number, list: 'ul' | 'ol', start?: number): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list}${start === undefined ? '' : ` start="${start}"`} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" xml:lang="EN-US"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${list}></div>`;

export const WORD_DOCUMENTS: readonly PastedDocument[] = [
  ...documentsOf('Word', word, [
    [
      'paragraphs',
      `${normal('We build bridges.')}\n\n${normal('&nbsp;')}\n${normal('Since\n1990.')}`,
      '<p>We build bridges.</p><p>Since 1990.</p>',
    ],
    [
      'a bulleted list',
      `${normal('Tasks')}${item('·', 'Plan')}${item('·', 'Build')}${normal('And more')}`,
      '<p>Tasks</p><ul><li>Plan</li><li>Build</li></ul><p>And more</p>',
    ],
    ['a numbered list', item('1.', 'First', 1, 'l1') + item('2.', 'Second', 1, 'l1'), '<ol><li>First</li><li>Second</li></ol>'],
    [
      'a numbered list that begins with 3',
      item('3.', 'Third', 1, 'l1') + item('4.', 'Fourth', 1, 'l1'),
      '<ol start="3"><li>Third</li><li>Fourth</li></ol>',
    ],
    [
      'a numbered list that goes on after a paragraph, and another one that begins',
      `${item('1.', 'Plan')}${normal('With care.')}${item('2.', 'Build')}${item('3.', 'Sell')}${item('1.', 'Rest')}`,
      '<ol><li>Plan</li></ol><p>With care.</p><ol start="2"><li>Build</li><li>Sell</li></ol><ol><li>Rest</li></ol>',
    ],
    [
      'lists with letters and Roman numbers that begin later',
      item('c)', 'C') +
        item('d)', 'D') +
        item('(iii)', 'Three', 2) +
        item('(iv)', 'Four', 2) +
        item('e)', 'E') +
        normal('And') +
        item('h.', 'H') +
        item('i.', 'I'),
      '<ol start="3"><li>C</li><li>D<ol start="3"><li>Three</li><li>Four</li></ol></li><li>E</li></ol><p>And</p><ol start="8"><li>H</li><li>I</li></ol>',
    ],
    [
      'a list with numbers of several levels',
      item('2.', 'Two') + item('2.3.', 'Three', 2) + item('2.4.', 'Four', 2),
      '<ol start="2"><li>Two<ol start="3"><li>Three</li><li>Four</li></ol></li></ol>',
    ],
    ['a list with letters', item('a)', 'First') + item('b)', 'Second'), '<ol><li>First</li><li>Second</li></ol>'],
    [
      'nested lists',
      item('·', 'Plan') + item('o', 'Draw', 2) + item('§', 'Sketch', 3) + item('·', 'Build') + item('1.', 'Dig', 2),
      '<ul><li>Plan<ul><li>Draw<ul><li>Sketch</li></ul></li></ul></li><li>Build<ol><li>Dig</li></ol></li></ul>',
    ],
    [
      'headings',
      `<p class=MsoTitle>Engineer<o:p></o:p></p><p class=MsoSubtitle>Bridges<o:p></o:p></p><h1><span style='mso-fareast-font-family:"Times New Roman"'>Tasks</span></h1><h3><b>Details</b></h3>`,
      '<h3>Engineer</h3><h4>Bridges</h4><h3>Tasks</h3><h3>Details</h3>',
    ],
    [
      'bold, italic and underlined text',
      normal(`<b style='mso-bidi-font-weight:normal'>Bold</b>, <i>italic</i>, <u>underlined</u> and <b><i>both</i></b>`),
      '<p><strong>Bold</strong>, <em>italic</em>, <u>underlined</u> and <strong><em>both</em></strong></p>',
    ],
    [
      'tracked changes',
      normal(
        `We <del cite="mailto:Ann" datetime="2026-01-01T10:00">make</del><ins cite="mailto:Ann" datetime="2026-01-01T10:00">build</ins> bridges<span class=msoDel> now</span>.`,
      ),
      '<p>We build bridges.</p>',
    ],
    [
      'a comment',
      `${normal(`Bridges<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[A1]</a></span></span> last.`)}<div style='mso-element:comment-list'><hr><div style='mso-element:comment'><p class=MsoCommentText>Check this.</p></div></div>`,
      '<p>Bridges last.</p>',
    ],
    [
      'smart tags',
      normal('In <st1:City w:st="on"><st1:place w:st="on">Bonn</st1:place></st1:City> from <st1:date Year="2026">May</st1:date>'),
      '<p>In Bonn from May</p>',
    ],
    [
      'a table',
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=100 valign=top>${normal('Place')}</td><td>${normal('<b>Bonn</b>')}</td></tr></table>`,
      '<p>Place</p><p><strong>Bonn</strong></p>',
    ],
    [
      'a table with a header',
      `<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td>${normal('<b>Task</b>')}</td><td>${normal('<b>Share</b>')}</td></tr><tr><td>${normal('Plan')}${normal('and draw')}</td><td>${normal('<i>40 %</i>')}</td></tr><tr style='mso-yfti-lastrow:yes'><td>${normal('Build')}</td><td>${normal('60 %')}</td></tr></table>`,
      '<ul><li>Task: Plan and draw; Share: <em>40 %</em></li><li>Task: Build; Share: 60 %</li></ul>',
    ],
    [
      'a table without a header',
      `<table class=MsoTableGrid border=1><tr><td>${normal('Plan')}</td><td>${normal('40 %')}</td></tr><tr><td>${normal('Build')}</td><td>${normal('60 %')}</td></tr></table>`,
      '<ul><li>Plan; 40 %</li><li>Build; 60 %</li></ul>',
    ],
    [
      'a link',
      normal(
        `See <span class=MsoHyperlink><a href="https://example.org/a?b=1&amp;c=2"><u><span style='color:#0563C1'>our site</span></u></a></span>.`,
      ),
      `<p>See ${link('https://example.org/a?b=1&amp;c=2', 'our site')}.</p>`,
    ],
    [
      'hidden text and a picture',
      normal(
        `Shown<span style='display:none;mso-hide:all'>hidden</span><!--[if gte vml 1]><v:shape id="a"/><![endif]--><![if !vml]><img width=10 src="file:///C:/a.png"><![endif]>`,
      ),
      '<p>Shown</p>',
    ],
  ]),
  ...documentsOf('Word on the web', (body) => `<meta charset="utf-8">${body}`, [
    [
      'nested lists',
      `<div class="OutlineElement SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight:bold">Tasks</span></p></div>${webItem('Plan', 1, 'ul')}${webItem('Draw', 2, 'ul')}${webItem('Build', 1, 'ul')}`,
      '<p><strong>Tasks</strong></p><ul><li>Plan<ul><li>Draw</li></ul></li><li>Build</li></ul>',
    ],
    [
      'a numbered list that begins with 3',
      webItem('Plan', 1, 'ol', 3) + webItem('Build', 1, 'ol', 4),
      '<ol start="3"><li>Plan</li><li>Build</li></ol>',
    ],
  ]),
];
