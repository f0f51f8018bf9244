import { z } from 'zod';
import { type Definition, OPERATIONS, type OperationName } from '../../core/contract/registry.ts';
import { errorView } from '../../core/contract/views/errors.ts';
import { checkProgress, health, imported } from '../../core/contract/views/sim.ts';
import { STATE_HEADER } from '../plugins/state.ts';

type Json = Record<string, unknown>;

/**
 * Returns the whole API as OpenAPI 3.1, built from the schemas that parse requests and check answers.
 *
 * Tried instead: `@fastify/swagger` with `fastify-type-provider-zod`. Its document of the same calls takes 733 ms, this
 * one 183 ms; it names every part of an address a second time as a query, doubles the named schemas (268 to 134), and
 * knows neither a call's second address nor the state header. Correcting that takes as many lines as `schemaOf` and
 * `parameters`, and five more packages.
 */
export function openApi(version: string): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  const add = (method: string, path: string, entry: Json): void => {
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: entry };
  };
  for (const [name, definition] of Object.entries(OPERATIONS) as [OperationName, Definition][]) {
    add(definition.method, definition.path, operationEntry(name, definition, definition.path, components));
    const { also } = definition;
    if (also === undefined || also.path === OPERATIONS.noncon.path) continue;
    add(also.method, also.path, operationEntry(`${name}ByGet`, { ...definition, ...also }, also.path, components));
  }
  withNewGameParameters(paths, components);
  addSaveCalls(add, components);
  add('GET', '/api/health', {
    operationId: 'health',
    summary: 'Whether the server is up',
    tags: ['server'],
    responses: { 200: jsonContent('The server is up.', schemaOf(health, 'output', components)) },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'College football dynasty',
      version,
      description:
        'Every screen is a query and every button a command. The X-User-ID header picks the dynasty; only the response to a new game carries a new id. The X-Dynasty-State header of a response names the state of the dynasty at that moment; send it back with a decision, and the decision is refused (409) if the dynasty has changed since. Paths work with and without the trailing slash.',
    },
    tags: [
      { name: 'query', description: 'Pages. A page that belongs to the next stage moves the dynasty there first.' },
      { name: 'command', description: 'Decisions.' },
      { name: 'saves', description: 'Import and export of save files.' },
      { name: 'server' },
    ],
    paths,
    components: {
      schemas: components,
      securitySchemes: { dynasty: { type: 'apiKey', in: 'header', name: 'X-User-ID' } },
    },
  };
}

function operationEntry(name: string, definition: Definition, path: string, components: Json): Json {
  const { kind, method, summary, description, stages, needs } = definition;
  const input = schemaOf(definition.input, 'input', components);
  const stageNote = stages === undefined ? '' : ` Stages: ${stages}`;
  return {
    operationId: name,
    tags: [kind],
    summary,
    description: description + stageNote,
    ...(needs === 'save' ? { security: [{ dynasty: [] }] } : {}),
    parameters: [...(method === 'GET' ? parameters(input, path) : []), ...(needs === 'save' ? [STATE_PARAMETER] : [])],
    ...(method === 'GET' ? {} : { requestBody: jsonBody(input) }),
    responses: {
      200: { ...jsonContent('The answer.', schemaOf(definition.answer, 'output', components)), ...stateOf(needs) },
      ...errorResponses(needs, components),
    },
  };
}

const STATE_PARAMETER: Json = {
  name: STATE_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The state the client is showing, from an earlier response. In any other state a decision is refused, and so is a page that would move the dynasty to the next stage. `*` matches any state.',
};

/** Returns the header that names the state an answer was made in. */
function stateOf(needs: Definition['needs']): Json {
  if (needs === 'none') return {};
  const description = 'The state the response was made in; after a decision, the new one.';
  return { headers: { [STATE_HEADER]: { description, schema: { type: 'string' } } } };
}

function parameters(input: Json, path: string): Json[] {
  const properties = (input.properties ?? {}) as Json;
  const required = (input.required ?? []) as string[];
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.includes(name), schema };
  });
}

/**
 * Adds the new-game parameters to the non-conference page, whose address starts a new game if a team and a year are
 * given.
 */
function withNewGameParameters(paths: Record<string, Json>, components: Json): void {
  const get = paths[OPERATIONS.noncon.path]?.get as Json;
  const fields = parameters(schemaOf(OPERATIONS.newGame.input, 'input', components), '');
  // An address cannot carry an object.
  const written = fields.filter(({ schema }) => (schema as Json).type !== 'object');
  get.parameters = [...written.map((field) => ({ ...field, required: false })), STATE_PARAMETER];
  get.responses = {
    ...(get.responses as Json),
    200: jsonContent('The schedule; for a new game, with its user_id.', {
      anyOf: [OPERATIONS.noncon.answer, OPERATIONS.newGame.answer].map((one) => schemaOf(one, 'output', components)),
    }),
  };
}

function addSaveCalls(add: (method: string, path: string, entry: Json) => void, components: Json): void {
  const file = { 'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } } };
  const ticket = { type: 'string', pattern: '^[\\w-]{1,64}$' };
  add('GET', '/api/export/', {
    operationId: 'exportSave',
    summary: 'Download the save file',
    tags: ['saves'],
    security: [{ dynasty: [] }],
    responses: { 200: { description: 'The file.', content: file }, ...errorResponses('save', components) },
  });
  add('POST', '/api/import/', {
    operationId: 'importSave',
    summary: 'Import a save file',
    description:
      'The whole file is checked first, which takes a while for a long dynasty. Disconnecting cancels the check, and nothing is imported. With a ticket, which the client makes up, GET /api/import/{ticket}/ reports progress.',
    tags: ['saves'],
    parameters: [
      { name: 'name', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'ticket', in: 'query', required: false, schema: ticket },
    ],
    requestBody: { required: true, content: file },
    responses: {
      200: jsonContent(
        'Imported under that name, or under another one if it is taken.',
        schemaOf(imported, 'output', components),
      ),
      ...errorResponses('none', components),
    },
  });
  add('GET', '/api/import/{ticket}/', {
    operationId: 'importProgress',
    summary: 'Progress of an import',
    description: 'Whether the file sent with this ticket is uploading, being checked, or done.',
    tags: ['saves'],
    parameters: [{ name: 'ticket', in: 'path', required: true, schema: ticket }],
    responses: {
      200: jsonContent('Progress so far.', schemaOf(checkProgress, 'output', components)),
      ...errorResponses('none', components),
    },
  });
}

function errorResponses(needs: Definition['needs'], components: Json): Json {
  const error = schemaOf(errorView, 'output', components);
  const texts: Record<string, string> = {
    400: 'Malformed: not a number, out of range, or an unknown value.',
    403: 'The request came from another site or used an unknown host name.',
    404: 'No such team, player, game, conference or season.',
    ...(needs === 'save' ? { 401: 'No dynasty given, or no such dynasty.' } : {}),
    409: 'Not possible at this stage, or the dynasty is no longer in the state the request names; redirect names the page for the current stage.',
    423: 'The save is in use by another process.',
    500: 'Something went wrong; see the server’s log.',
  };
  return Object.fromEntries(Object.entries(texts).map(([status, text]) => [status, jsonContent(text, error)]));
}

function jsonContent(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

function jsonBody(schema: Json): Json {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Returns a schema with its named parts moved to the components; integers lose the limits of the number type. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _, $defs, ...body } = z.toJSONSchema(schema, { io }) as Json;
  for (const [name, part] of Object.entries(($defs ?? {}) as Json)) components[name] = tidy(part);
  return tidy(body) as Json;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== Number.MAX_SAFE_INTEGER && part !== Number.MIN_SAFE_INTEGER)
    .filter(([key]) => key !== 'id' || typeof (value as Json).id !== 'string')
    .map(([key, part]) => [
      key,
      key === '$ref' ? String(part).replace('#/$defs/', '#/components/schemas/') : tidy(part),
    ]);
  return Object.fromEntries(entries);
}
