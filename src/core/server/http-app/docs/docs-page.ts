import { MOST_ISSUES } from '#core/contract/errors.ts';
import type { z } from '#core/contract/schema.ts';
import type { Policy } from '../../access/policy.ts';
import { addressOf, isOpen } from '../../http/endpoint-address.ts';
import { type Handler, isDownload } from '../../http/handler.ts';
import { API_PREFIX } from '../../http/http-server.ts';
import type { OwnedHandler } from '../../plugin/handler-index.ts';
import type { ServerRegistry } from '../../plugin/server-registry.ts';
import { Html, html } from '../../text/html.ts';
import type { PartSchemas } from '../mounted-call.ts';
import { schemaOf } from './openapi-document.ts';
import { typeText } from './type-text.ts';

/** The description of the API as an HTML page: every call by plugin, with its policy, its parts and its response. */
export function docsPage({ handlers, errors }: Pick<ServerRegistry, 'handlers' | 'errors'>): string {
  const byPlugin = Map.groupBy(handlers, ({ plugin }) => plugin);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Trellis API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${API_PREFIX}/docs/docs.css">
<script src="${API_PREFIX}/docs/docs.js" defer></script>
</head>
<body>
<header>
<h1>Trellis API</h1>
<p>Every address begins with <code>${API_PREFIX}</code> unless its call says that it is the whole one. Bodies and answers are JSON
unless the call names a file. Send the ID token of the identity provider as
<code>Authorization: Bearer …</code>. The same for programs: <a href="${API_PREFIX}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p><label>Find a call <input id="find" type="search" autocomplete="off"></label> <output id="found" for="find"></output></p>
<nav aria-label="Plugins">${[...byPlugin.keys()].map((plugin) => html`<a href="#${plugin}">${plugin}</a> `)}<a href="#errors">errors</a></nav>
</header>
<main>
${[...byPlugin].map(([plugin, calls]) => html`<section id="${plugin}"><h2>${plugin}</h2>${calls.map(callEntry)}</section>`)}
<section id="errors"><h2>errors</h2>
<p>Every refusal has the body <code>{ code, message, issues?, isFinal? }</code>; with 422 there is one issue for each wrong field.
It lists at most ${MOST_ISSUES} issues; <code>moreIssues</code> says how many more there are.
<code>isFinal</code> is there where trying again does not help.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead><tbody>
${Object.entries(errors).map(([code, { status, message }]) => html`<tr><td><code>${code}</code></td><td>${status}</td><td>${message}</td></tr>`)}
</tbody></table></section>
</main>
</body>
</html>
`;
  return page.text;
}

function callEntry({ handler }: OwnedHandler): Html {
  const { endpoint, status } = handler.contract;
  const schemas: PartSchemas = handler.contract.schemas;
  const parts = [
    part('Path', schemas.params, 'input'),
    part('Query', schemas.query, 'input'),
    part('Body', schemas.body, 'input'),
    ...fileParts(handler),
    isDownload(handler)
      ? new Html('')
      : status === 204
        ? html`<dt>Answer</dt><dd>204, no body</dd>`
        : part(`Answer ${status}`, schemas.reply, 'output'),
  ];
  return html`<details id="${endpoint.id}" data-call>
<summary><span class="method">${endpoint.method}</span> <code>${isOpen(endpoint) ? addressOf(endpoint) : endpoint.path}</code> <span class="what">${endpoint.summary}</span></summary>
<dl><dt>Who</dt><dd>${policyText(handler.policy)}</dd>${parts}</dl>
</details>
`;
}

function part(name: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html {
  if (schema === undefined) return new Html('');
  return html`<dt>${name}</dt><dd><pre tabindex="0">${typeText(schemaOf(schema, io))}</pre></dd>`;
}

function fileParts({ contract }: Handler): Html[] {
  const { endpoint } = contract;
  if (endpoint.kind === 'upload') {
    return [
      html`<dt>Body</dt><dd>One file of at most ${endpoint.maxBytes} bytes within ${endpoint.maxSeconds} seconds, its name in <code>x-file-name</code>.</dd>`,
    ];
  }
  if (!('answers' in contract)) return [];
  const place = isOpen(endpoint) ? ' This is the whole address.' : '';
  return [html`<dt>Answer</dt><dd>A file of the type ${contract.answers.types.join(' or ')}.${place}</dd>`];
}

function policyText(policy: Policy): string {
  if (policy === 'public') return 'Anybody, signed in or not.';
  if (policy === 'authenticated') return 'Anybody who is signed in.';
  return `Who may ${policy.action} ${policy.subject}.`;
}
