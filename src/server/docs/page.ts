/**
 * Renders the documentation as one page: every call with its parameters and answer, and a form to try it. Style and
 * script are separate files, because the content policy forbids them in the page.
 */

type Json = Record<string, unknown>;

export function docsPage(api: Json): string {
  const info = api.info as Json;
  const paths = api.paths as Record<string, Record<string, Json>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ path, method: method.toUpperCase(), entry })),
  );
  const sections = (api.tags as Json[]).map((tag) => {
    const own = calls.filter(({ entry }) => (entry.tags as string[]).includes(String(tag.name)));
    return `<h2>${escaped(tag.name)}</h2><p>${escaped(tag.description ?? '')}</p>${own.map(call).join('')}`;
  });
  const schemas = Object.entries((api.components as Json).schemas as Json);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<header><h1>${escaped(info.title)}</h1><p>${escaped(info.description)}</p>
<p>Version ${escaped(info.version)} · <a href="/api/docs/json">OpenAPI 3.1 document</a></p>
<label>X-User-ID <input id="user-id" size="40" spellcheck="false" placeholder="filled in when a game is begun here"></label></header>
<main>${sections.join('')}
<h2>Shapes</h2>${schemas.map(([name, schema]) => `<details id="${escaped(name)}"><summary>${escaped(name)}</summary>${shape(schema)}</details>`).join('')}
</main>
<script src="/api/docs/page.js"></script>
</body></html>`;
}

function call({ path, method, entry }: { path: string; method: string; entry: Json }): string {
  const body = bodySchema(entry);
  const fields = [...((entry.parameters as Json[] | undefined) ?? []), ...bodyFields(body)];
  const answer = (entry.responses as Record<string, Json>)['200'];
  const content = Object.values((answer?.content as Json | undefined) ?? {})[0] as Json | undefined;
  return `<details class="call"><summary><b class="${method}">${method}</b> <code>${escaped(path)}</code> <span>${escaped(entry.summary)}</span></summary>
<p>${escaped(entry.description ?? '')}</p>
<form data-method="${method}" data-path="${escaped(path)}">${fields.map(field).join('')}
<button>Try it</button> <output></output></form><pre hidden></pre>
<h3>Answer</h3>${shape(content?.schema ?? {})}</details>`;
}

function bodySchema(entry: Json): Json | null {
  const content = (entry.requestBody as Json | undefined)?.content as Json | undefined;
  return ((content?.['application/json'] as Json | undefined)?.schema as Json | undefined) ?? null;
}

function bodyFields(schema: Json | null): Json[] {
  const required = (schema?.required ?? []) as string[];
  return Object.entries((schema?.properties ?? {}) as Json).map(([name, part]) => {
    return { name, in: 'body', required: required.includes(name), schema: part };
  });
}

function field(parameter: Json): string {
  const { name, required } = parameter;
  const schema = parameter.schema as Json;
  const choices = Array.isArray(schema.enum) ? ` (${(schema.enum as unknown[]).join(', ')})` : '';
  const kind = schema.type === undefined ? '' : String(schema.type);
  return `<label>${escaped(name)}<small>${escaped(`${kind}${choices}${required ? ', required' : ''}`)}</small>
<input name="${escaped(name)}" data-in="${escaped(parameter.in)}" data-type="${escaped(kind)}"></label>`;
}

/** Renders a schema as indented text, with links to the named schemas. */
function shape(schema: unknown): string {
  const text = escaped(JSON.stringify(schema, null, 2));
  const linked = text.replace(/&#34;#\/components\/schemas\/(\w+)&#34;/g, '<a href="#$1">$1</a>');
  return `<pre class="shape">${linked}</pre>`;
}

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #5b6570; --line: #d8dde3; --ground: #fff; --code: #f4f6f8; --accent: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebee; --soft: #9aa5b1; --line: #2e353d; --ground: #14181c; --code: #1c2228; --accent: #7ab8ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
h1 { margin: 0; font-size: 1.7rem; } h2 { margin: 2rem 0 0; text-transform: capitalize; } h3 { font-size: 1rem; margin: 1rem 0 0; }
p { color: var(--soft); margin: .3rem 0 .8rem; } a { color: var(--accent); }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
summary span { color: var(--soft); } code, pre { font: 13px/1.45 ui-monospace, monospace; }
.GET, .POST { display: inline-block; width: 3.2rem; font: 600 12px ui-monospace, monospace; } .GET { color: var(--accent); } .POST { color: #b3541e; }
pre { overflow: auto; max-height: 26rem; background: var(--code); padding: .8rem; border-radius: 6px; }
form { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; } label { display: grid; gap: .15rem; } small { color: var(--soft); }
input, button { font: inherit; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color: inherit; }
button { background: var(--accent); color: var(--ground); border: 0; padding: .4rem .9rem; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

export const DOCS_SCRIPT = `
'use strict';
const user = document.getElementById('user-id');
try { user.value = localStorage.getItem('user_id') || ''; } catch {}
function read(input) {
  if (input.dataset.type === 'integer' || input.dataset.type === 'number') return Number(input.value);
  if (input.dataset.type === 'boolean') return input.value === 'true';
  return input.value;
}
async function ask(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const body = {};
  const headers = user.value ? { 'X-User-ID': user.value } : {};
  for (const input of form.querySelectorAll('input')) {
    if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value));
    else if (input.value === '') continue;
    else if (input.dataset.in === 'query') query.set(input.name, input.value);
    else if (input.dataset.in === 'header') headers[input.name] = input.value;
    else body[input.name] = read(input);
  }
  const post = form.dataset.method === 'POST';
  if (post) headers['Content-Type'] = 'application/json';
  const address = path + (query.size ? '?' + query : '');
  return fetch(address, { method: form.dataset.method, headers, body: post ? JSON.stringify(body) : undefined });
}
async function show(form) {
  const output = form.querySelector('output');
  const pre = form.nextElementSibling;
  const started = performance.now();
  const answer = await ask(form);
  const text = await answer.text();
  output.textContent = answer.status + ' ' + answer.statusText + ', ' + Math.round(performance.now() - started) + ' ms';
  pre.hidden = false;
  try {
    const value = JSON.parse(text);
    if (value && value.user_id) user.value = value.user_id;
    pre.textContent = JSON.stringify(value, null, 2);
  } catch { pre.textContent = text.slice(0, 20000); }
}
for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(form).catch((error) => { form.querySelector('output').textContent = String(error); });
  });
}
function reveal() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener('hashchange', reveal);
reveal();
`;
