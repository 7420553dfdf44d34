import { BSON } from 'mongodb';

const { deserialize, onDemand, serialize } = BSON;
const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };
const embedded = 3;
const list = 4;

/**
 * The value of one element, read as a document of its own.
 * @param {number} type
 * @param {Uint8Array} bytes
 */
function valueOf(type, bytes) {
  if (type === embedded) return inOrder(bytes);
  if (type === list) return [...inOrder(bytes).values()];
  const length = Buffer.alloc(4);
  length.writeInt32LE(bytes.length + 8);
  return deserialize(Buffer.concat([length, Buffer.from([type]), Buffer.from('v\0'), bytes, Buffer.from([0])]), exact)
    .v;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Map<string, unknown>}
 */
function inOrder(bytes) {
  const members = new Map();
  for (const [type, nameAt, nameLength, at, length] of onDemand.parseToElements(bytes))
    members.set(
      Buffer.from(bytes.subarray(nameAt, nameAt + nameLength)).toString('utf8'),
      valueOf(type, bytes.subarray(at, at + length)),
    );
  return members;
}

/**
 * What a driver writes as exactly these bytes again. An object of JavaScript puts members that look like numbers first,
 * so those documents become maps.
 * @param {Uint8Array} bytes
 * @returns {import('mongodb').Document}
 */
export function documentOf(bytes) {
  const document = deserialize(bytes, exact);
  return Buffer.from(serialize(document)).equals(bytes) ? document : inOrder(bytes);
}

/**
 * Documents that lie one after the other.
 * @param {Buffer} bytes
 * @returns {Buffer[]}
 */
export function documentsIn(bytes) {
  const found = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readInt32LE(at);
    found.push(bytes.subarray(at, at + length));
    at += length;
  }
  return found;
}
