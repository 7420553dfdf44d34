// What an older partner no longer understands. Services are released before the areas that use what is new, and areas stay open in browsers for
// days: a request of the last release must still be taken, and its answer still be what that release reads.

/** @typedef {import('./snapshot.mjs').Schema} Schema @typedef {import('./snapshot.mjs').Contract} Contract @typedef {import('./snapshot.mjs').Call} Call */

/** Which side wrote the value: what is asked may be narrowed by nobody, what is answered may be widened by nobody. @typedef {'asked' | 'answered'} Side */

/** @param {unknown} value @returns {Schema} */
const objectOf = (value) => (typeof value === 'object' && value !== null ? /** @type {Schema} */ (value) : {});
/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** The values that a schema names one by one, if it does. @param {Schema} schema */
const valuesOf = ({ enum: values, const: value }) =>
  values !== undefined ? listOf(values) : value === undefined ? undefined : [value];

/** @param {unknown[]} some @param {unknown[]} all */
const without = (some, all) => some.filter((one) => !all.includes(one));

/** @param {unknown[]} values */
const said = (values) => values.map((value) => JSON.stringify(value)).join(', ');

/** @param {Schema} before @param {Schema} now @param {string} at @param {Side} side */
function breaksOfValues(before, now, at, side) {
  const [old, current] = [valuesOf(before), valuesOf(now)];
  if (side === 'asked') {
    if (!current) return [];
    if (!old) return [`${at} takes only ${said(current)} now`];
    const gone = without(old, current);
    return gone.length > 0 ? [`${at} no longer takes ${said(gone)}`] : [];
  }
  if (!old) return [];
  if (!current) return [`${at} may be anything now`];
  const more = without(current, old);
  return more.length > 0 ? [`${at} may be ${said(more)} now`] : [];
}

/** Bounds that let less in when they are higher, and those that do when they are lower. */
const floors = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const ceilings = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Of what is asked alone: an answer within other bounds is read as before. @param {Schema} before @param {Schema} now @param {string} at */
function breaksOfBounds(before, now, at) {
  const numberAt = (/** @type {Schema} */ schema, /** @type {string} */ name, /** @type {number} */ otherwise) =>
    typeof schema[name] === 'number' ? schema[name] : otherwise;
  return [
    ...floors.filter((name) => numberAt(now, name, -Infinity) > numberAt(before, name, -Infinity)),
    ...ceilings.filter((name) => numberAt(now, name, Infinity) < numberAt(before, name, Infinity)),
  ].map((name) => `${at} has the ${name} ${now[name]} now`);
}

/** @param {Schema} before @param {Schema} now @param {string} at @param {Side} side @returns {string[]} */
function breaksOfFields(before, now, at, side) {
  const [old, current] = [objectOf(before.properties), objectOf(now.properties)];
  const [needed, needs] = [listOf(before.required), listOf(now.required)];
  const field = (/** @type {unknown} */ name) => (at ? `${at}.${name}` : String(name));
  const changed =
    side === 'asked'
      ? without(needs, needed).map((name) => `${field(name)} is required now`)
      : without(needed, needs)
          .filter((name) => String(name) in current)
          .map((name) => `${field(name)} may be missing now`);
  return [
    ...Object.keys(old)
      .filter((name) => !(name in current))
      .map((name) => `${field(name)} is gone`),
    ...changed,
    ...Object.keys(old)
      .filter((name) => name in current)
      .flatMap((name) => breaksOf(objectOf(old[name]), objectOf(current[name]), field(name), side)),
  ];
}

/** The branches a value may be, where there are several. @param {Schema} schema */
const branchesOf = (schema) => {
  const branches = listOf(schema.anyOf ?? schema.oneOf).map(objectOf);
  if (branches.length > 0) return branches;
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
};

/**
 * Each way that must still be there has to fit one of the branches that are: what was asked before, what is answered now.
 * @param {Schema} before @param {Schema} now @param {string} at @param {Side} side
 */
function breaksOfBranches(before, now, at, side) {
  const [old, current] = [branchesOf(before), branchesOf(now)];
  const [must, may] = side === 'asked' ? [old, current] : [current, old];
  const fits = (/** @type {Schema} */ one) =>
    may.some((other) => {
      const pair = side === 'asked' ? /** @type {const} */ ([one, other]) : /** @type {const} */ ([other, one]);
      return breaksOf(...pair, at, side).length === 0;
    });
  const lost = must.filter((one) => !fits(one));
  if (lost.length === 0) return [];
  return [
    `${at || 'it'} ${side === 'asked' ? 'no longer takes' : 'may now be'} ${JSON.stringify(lost[0]).slice(0, 120)}`,
  ];
}

/**
 * What of a schema an older partner no longer understands, one line each.
 * @param {Schema} before
 * @param {Schema} now
 * @param {string} at
 * @param {Side} side
 * @returns {string[]}
 */
function breaksOf(before, now, at, side) {
  if (Object.keys(before).length === 0 && Object.keys(now).length === 0) return [];
  if (branchesOf(before).length > 1 || branchesOf(now).length > 1) return breaksOfBranches(before, now, at, side);
  const [narrow, wide] = side === 'asked' ? [before.type, now.type] : [now.type, before.type];
  if (wide !== undefined && narrow !== wide && !(narrow === 'integer' && wide === 'number'))
    return [`${at || 'it'} is ${now.type ?? 'anything'} now, it was ${before.type ?? 'anything'}`];
  return [
    ...breaksOfValues(before, now, at, side),
    ...(side === 'asked' ? breaksOfBounds(before, now, at) : []),
    ...breaksOfFields(before, now, at, side),
    ...breaksOf(objectOf(before.items), objectOf(now.items), `${at}[]`, side),
    ...breaksOf(objectOf(before.additionalProperties), objectOf(now.additionalProperties), `${at}.*`, side),
  ];
}

/** @param {Call} before @param {Call} now */
function breaksOfCall(before, now) {
  const moved = /** @type {const} */ (['method', 'path', 'status']).filter((name) => before[name] !== now[name]);
  const parts = /** @type {const} */ (['params', 'query', 'body']);
  return [
    ...moved.map((name) => `its ${name} is ${now[name]} now, it was ${before[name]}`),
    ...parts.flatMap((part) => breaksOf(before[part], now[part], part, 'asked')),
    ...without(Object.keys(before.files), Object.keys(now.files)).map((name) => `the file ${name} is gone`),
    ...breaksOf(before.reply, now.reply, 'reply', 'answered'),
    ...Object.keys(before.views)
      .filter((role) => now.views[role])
      .flatMap((role) => breaksOf(before.views[role] ?? {}, now.views[role] ?? {}, `reply for a ${role}`, 'answered')),
    ...without(Object.keys(now.views), Object.keys(before.views)).flatMap((role) =>
      breaksOf(before.reply, now.views[String(role)] ?? {}, `reply for a ${role}`, 'answered'),
    ),
  ];
}

/**
 * What the last release no longer understands, one line each. A new call and a new optional field break nothing.
 * @param {Contract} released
 * @param {Contract} now
 */
export const breaksOfContract = (released, now) =>
  Object.entries(released).flatMap(([subject, before]) => {
    const current = now[subject];
    if (!current) return [`${subject} is gone`];
    return breaksOfCall(before, current).map((line) => `${subject}: ${line}`);
  });
