/** HTML that tries to run code or to change the page around it. Code that runs sets `globalThis.ran`. */
export interface InjectionPayload {
  readonly name: string;
  readonly html: string;
}

const RUN = 'globalThis.ran=1';

/** Elements inside each other that browsers accept. jsdom accepts more, and needs half a minute for ten thousand. */
export const BROWSER_DEPTH = 512;

/**
 * 60 payloads for every place that takes, stores or shows HTML of users. Each contains the visible text `kept`.
 *
 * @param depth of the two payloads with deep nesting
 */
export function injectionPayloads(depth = 10_000): readonly InjectionPayload[] {
  return [
    ...PAYLOADS,
    { name: 'depth 1', html: `${'<b><ul><li>'.repeat(depth / 3)}kept${'</li></ul></b>'.repeat(depth / 3)}` },
    { name: 'depth 2', html: `${'<x-y><div>'.repeat(depth / 2)}kept` },
  ];
}

const PAYLOADS: readonly InjectionPayload[] = [
  ...named('script', [
    `kept<script>${RUN}</script>`,
    `<p>kept<ScRiPt\n>${RUN}</sCrIpT\t></p>`,
    `kept<script/src=data:text/javascript,${RUN}></script>`,
    `kept<scr<script>ipt>${RUN}</scr</script>ipt>`,
    `kept<script>${RUN}//`,
    `kept<<script>${RUN}//<</script>`,
    `kept<script type=module>${RUN}</script>`,
    `kept<script\u0000>${RUN}</script>`,
    `<p>kept&lt;script&gt;${RUN}&lt;/script&gt;</p>`,
    `<p>kept</p><script><!--\n${RUN}\n//--></script>`,
  ]),
  ...named('event attribute', [
    `<p onclick="${RUN}">kept</p>`,
    `kept<img src=x onerror=${RUN}>`,
    `kept<img src=x: ONERROR\n=\n${RUN}>`,
    `kept<body onload=${RUN}>`,
    `kept<video autoplay><source onerror="${RUN}"></video>`,
    `<a href="https://example.org" onmouseover="${RUN}">kept</a>`,
    `<p autofocus tabindex=1 onfocus=${RUN}>kept</p>`,
    `<p/onclick=${RUN}//>kept</p>`,
    `kept<details open ontoggle=${RUN}>more</details>`,
    `<strong style="animation-name:a" onanimationstart="${RUN}">kept</strong>`,
  ]),
  ...named('address', [
    `<a href="javascript:${RUN}">kept</a>`,
    `<a href="JaVaScRiPt:${RUN}">kept</a>`,
    `<a href="java\tscript:${RUN}">kept</a>`,
    `<a href="java&#10;script:${RUN}">kept</a>`,
    `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}">kept</a>`,
    `<a href="javascript&colon;${RUN}">kept</a>`,
    `<a href=" &#14; javascript:${RUN}">kept</a>`,
    `<a href="vbscript:${RUN}">kept</a>`,
    `<a href="data:text/html,<script>${RUN}</script>">kept</a>`,
    `<a href="data:text/html;base64,PHNjcmlwdD5yYW49MTwvc2NyaXB0Pg==">kept</a>`,
    `<a href="blob:https://example.org/1">kept</a>`,
    '<a href="//evil.test">kept</a>',
    '<a href="https://bank.example@evil.test/">kept</a>',
    '<a href="https:\\\\evil.test">kept</a>',
    `<a href="https://example.org/&quot;onmouseover=${RUN}//">kept</a>`,
    `<a href='https://example.org/"><script>${RUN}</script>'>kept</a>`,
    `<a xlink:href="javascript:${RUN}">kept</a>`,
    '<a href="mailto:a@example.org?body=\u202Ekept">kept</a>',
  ]),
  ...named('other namespace', [
    `kept<svg onload=${RUN}></svg>`,
    `kept<svg><script>${RUN}</script></svg>`,
    `kept<svg><a xlink:href="javascript:${RUN}"><text y=20>run</text></a></svg>`,
    `kept<svg><animate onbegin=${RUN} attributeName=x></svg>`,
    `kept<math><mtext><table><mglyph><style><img src onerror=${RUN}></style></mglyph></table></mtext></math>`,
    `kept<math href="javascript:${RUN}">run</math>`,
    `kept<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
    `kept<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  ]),
  ...named('text that becomes markup', [
    `kept<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
    `kept<template><img src=x onerror=${RUN}></template>`,
    `kept<textarea></textarea><img src=x onerror=${RUN}>`,
    `kept<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
    `kept<!--><img src=x onerror=${RUN}>-->`,
    `kept<style>@import url(javascript:${RUN})</style>`,
    `<p style="background:url(javascript:${RUN});position:fixed">kept</p>`,
  ]),
  ...named('page', [
    'kept<meta http-equiv=refresh content="0;url=https://evil.test">',
    'kept<base href="https://evil.test/"><form action="/x"><input name=password><button formaction="javascript:1">send</button></form>',
    `kept<iframe srcdoc="<script>parent.ran=1</script>"></iframe><object data="javascript:${RUN}"></object>`,
    '<p id="getElementById" name="body" class="skip">kept</p><a id="config" href="https://example.org">x</a><img name="cookie">',
  ]),
  { name: 'size 1, one megabyte', html: `<p>kept ${'<i onclick=1>x</i>'.repeat(55_000)}</p>` },
];

function named(kind: string, htmls: readonly string[]): InjectionPayload[] {
  return htmls.map((html, at) => ({ name: `${kind} ${at + 1}`, html }));
}
