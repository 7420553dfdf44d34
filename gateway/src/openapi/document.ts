import { descriptionNames, type FieldDescription, operations, type Operation, Problem } from '@portal/contracts';
import { z } from 'zod';
import { isPlainUpload } from '../files/upload.js';

type Json = Record<string, unknown>;

const unitWords = {
  rupees: 'in rupees',
  day: 'a day, YYYY-MM-DD',
  instant: 'a moment in UTC, ISO 8601',
  years: 'in years',
} as const satisfies Record<NonNullable<FieldDescription['unit']>, string>;

/** What the contracts say of a field, in the words of OpenAPI; what is meant for screens, files and the audit log is not said. */
function describe(schema: Json) {
  const { label, unit, description: more } = schema as Partial<FieldDescription>;
  for (const name of descriptionNames) delete schema[name];
  if (label) schema['description'] = [label, unit && unitWords[unit], more].filter(Boolean).join(', ');
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => describe(jsonSchema as Json),
  }) as Json;
  return rest;
};

function parameters({ params, query, method, anew }: Operation): Json[] {
  const list = (schema: z.ZodObject, place: 'path' | 'query') =>
    Object.entries<z.ZodType>(schema.shape).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !part.safeParse(undefined).success,
      schema: schemaOf(part, 'input'),
    }));
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...list(params, 'path'),
    ...list(query, 'query'),
    ...(method === 'POST' && !anew ? [header('Idempotency-Key', 'The same key gives the same answer')] : []),
    ...(method === 'PUT' || method === 'DELETE'
      ? [header('If-Match', 'The version that the change is meant for')]
      : []),
  ];
}

/** A body as a form: its files come in it, and what is no text is written as JSON. */
function formOf({ properties, ...rest }: Json, files: NonNullable<Operation['files']>): Json {
  const binary = { type: 'string', format: 'binary' };
  const inForm = Object.entries(files).map(([field, { many }]) => [
    field,
    many ? { type: 'array', items: binary } : binary,
  ]);
  return { ...rest, properties: { ...(properties as Json), ...Object.fromEntries(inForm) } };
}

function requestBody(operation: Operation): Json {
  if (operation.body.type === 'undefined') return {};
  const schema = schemaOf(operation.body, 'input');
  const json = { 'application/json': { schema } };
  const form = operation.files && { 'multipart/form-data': { schema: formOf(schema, operation.files) } };
  // A plain upload is a form and nothing else; elsewhere files may also have been sent before, and are named by their ids.
  const content = isPlainUpload(operation) ? form : { ...json, ...form };
  return { requestBody: { required: true, content } };
}

/** What is answered: the whole, or what the roles get that see less of it. */
function replyOf({ reply, views = {} }: Operation): Json {
  const whole = schemaOf(reply, 'output');
  const less = new Map<z.ZodType, string[]>();
  for (const [role, view] of Object.entries(views)) less.set(view, [...(less.get(view) ?? []), role]);
  if (less.size === 0) return whole;
  const parts = [...less].map(([view, roles]) => ({
    title: `What ${roles.join(', ')} gets`,
    ...schemaOf(view, 'output'),
  }));
  return { anyOf: [{ title: 'The whole', ...whole }, ...parts] };
}

function answers(operation: Operation): Json {
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
  const content = operation.download
    ? { [operation.download]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: replyOf(operation) } };
  const { needs: need, method, params, query, credentials, files, download } = operation;
  const writes = method !== 'GET';
  const isAddressTyped = [params, query].some(({ shape }) => Object.keys(shape).length > 0);
  const isTyped = writes || isAddressTyped;
  const refusals: Record<number, string | false | undefined> = {
    400: 'Could not be read',
    401: (need !== 'public' || credentials || files || download) && 'Not signed in, or not by this',
    // Nobody's: writes that another site's page sends.
    403: (need !== 'public' || writes || download) && 'The role may not do this',
    404: (isTyped || need !== 'public') && 'Not there, or not to be seen',
    409: writes && 'Conflict',
    412: writes && 'Changed meanwhile',
    413: writes && 'Too large',
    414: isAddressTyped && 'The address is too long',
    415: writes && 'Wrong content type',
    422: isTyped && 'A field is wrong',
    429: 'Too many requests',
    500: 'A fault',
    503: 'A service is away or full',
    504: 'A service did not answer in time',
  };
  const said = Object.entries(refusals).flatMap(([status, words]) =>
    words ? [[status, problem(words)] as const] : [],
  );
  return { [operation.status]: { description: 'Done', content }, ...Object.fromEntries(said) };
}

const needs = ({ needs: need }: Operation) =>
  typeof need === 'string' ? need : need.any.join(' or ') + (need.only ? ` (${need.only.join(', ')} only)` : '');

/** OpenAPI 3.1 of every route, from the same schemas that validate. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    (paths[`/api${operation.path}`] ??= {})[operation.method.toLowerCase()] = {
      operationId: operation.subject,
      tags: [operation.subject.split('.')[0]],
      summary: operation.summary,
      description: `Needs: ${needs(operation)}.`,
      ...(operation.needs === 'public' ? { security: [] } : {}),
      parameters: parameters(operation),
      ...requestBody(operation),
      responses: answers(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Asset Lifecycle Management Portal',
      version: '0.1.0',
      description: 'Amounts in rupees with at most two decimals, days as YYYY-MM-DD, moments in UTC.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  };
}
