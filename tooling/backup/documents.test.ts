import { BSON } from 'mongodb';
import { documentOf, documentsIn } from './documents.mjs';

const { Binary, Decimal128, Double, Int32, Long, ObjectId, serialize, Timestamp } = BSON;
const bytesOf = (document: object) => Buffer.from(serialize(document, { ignoreUndefined: false }));

describe('a document of a backup', () => {
  it.each<[string, object]>([
    [
      'numbers of each kind',
      { int: new Int32(3), double: new Double(3), long: Long.fromNumber(3), decimal: Decimal128.fromString('3.10') },
    ],
    [
      'members that look like numbers',
      new Map<string, unknown>([
        ['b', 1],
        [
          '7',
          new Map<string, unknown>([
            ['z', 1],
            ['2', [1, { a: new Double(2) }]],
          ]),
        ],
        ['1', null],
      ]),
    ],
    [
      'dates, bytes, ids and patterns',
      {
        at: new Date(0),
        bytes: new Binary(Buffer.from('a')),
        id: new ObjectId(),
        like: /a+/i,
        time: new Timestamp({ t: 1, i: 2 }),
      },
    ],
    ['texts of any language', { नाम: 'दिल्ली', نام: 'دہلی', 'a.b': '$x', __proto__x: 'y', empty: {}, none: [] }],
  ])('is written as it was read: %s', (_, document) => {
    const bytes = bytesOf(document);
    expect(Buffer.from(serialize(documentOf(bytes))).equals(bytes)).toBe(true);
  });

  it('is found among others', () => {
    const all = [{ a: 1 }, { b: 'two' }, {}].map(bytesOf);
    expect(documentsIn(Buffer.concat(all)).map((bytes) => bytes.toString('hex'))).toEqual(
      all.map((bytes) => bytes.toString('hex')),
    );
  });
});
