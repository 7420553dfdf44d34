import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A part of an archive; what is not given is as an honest program writes it. */
export interface MadeEntry {
  name: string;
  content?: Buffer | string;
  /** Not packed. */
  stored?: boolean;
  /** Checksum and lengths stand behind the content, as programs write them that do not know them before. */
  behind?: boolean;
  flags?: number;
  /** Bytes that belong to the part, but to nothing that comes out of it. */
  trail?: string;
  /** What the directory says in place of the true length. */
  listedSize?: number;
  /** What the entry says of itself in place of the true length. */
  ownSize?: number;
  /** What it is called where it lies, in place of its name in the directory. */
  ownName?: string;
}

/** An archive of these parts. */
export function madeZip(entries: MadeEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const made = madeEntry(entry, at);
    locals.push(made.local);
    directory.push(made.listed);
    at += made.local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const field of [8, 10]) end.writeUInt16LE(entries.length, field);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function madeEntry(entry: MadeEntry, start: number) {
  const { name, stored = false, behind = false, ownName = name } = entry;
  const content = Buffer.from(entry.content ?? '');
  const packed = stored ? content : Buffer.concat([deflateRawSync(content), Buffer.from(entry.trail ?? '')]);
  const flags = (entry.flags ?? 0) | (behind ? 8 : 0);
  const common = (size: number, nameLength: number, known: boolean) => {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    if (known) {
      fields.writeUInt32LE(crc32(content), 10);
      fields.writeUInt32LE(packed.length, 14);
      fields.writeUInt32LE(size, 18);
    }
    fields.writeUInt16LE(nameLength, 22);
    return fields;
  };
  const own = common(entry.ownSize ?? content.length, Buffer.byteLength(ownName), !behind);
  const descriptor = Buffer.alloc(behind ? 16 : 0);
  if (behind) {
    [0x08074b50, crc32(content), packed.length, entry.ownSize ?? content.length].forEach((value, n) =>
      descriptor.writeUInt32LE(value, 4 * n),
    );
  }
  const place = Buffer.alloc(14);
  place.writeUInt32LE(start, 10);
  const listed = common(entry.listedSize ?? content.length, Buffer.byteLength(name), true);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), own, Buffer.from(ownName), packed, descriptor]),
    listed: Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), listed, place, Buffer.from(name)]),
  };
}

const officeParts = {
  docx: { main: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { main: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
};

/** The parts of a document as Word or Excel writes them; `changes` replace parts of the same name or are added. */
export function officeEntries(kind: keyof typeof officeParts, changes: MadeEntry[] = []): MadeEntry[] {
  const { main, type } = officeParts[kind];
  const folder = main.slice(0, main.indexOf('/'));
  const usual: MadeEntry[] = [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}"/></Types>`,
    },
    { name: '_rels/.rels', content: `<Relationships><Relationship Id="r1" Target="${main}"/></Relationships>` },
    { name: main, content: `<document>${'<p>Twelve printers were delivered.</p>'.repeat(500)}</document>` },
    { name: `${folder}/styles.xml`, content: '<styles/>' },
    { name: `${folder}/media/image1.png`, content: madePng(), stored: true },
    { name: 'docProps/core.xml', content: '<coreProperties/>' },
  ];
  return [
    ...usual.map((entry) => changes.find(({ name }) => name === entry.name) ?? entry),
    ...changes.filter(({ name }) => !usual.some((entry) => entry.name === name)),
  ];
}

/** A Word document or Excel sheet. */
export const madeOffice = (kind: keyof typeof officeParts, changes?: MadeEntry[]) =>
  madeZip(officeEntries(kind, changes));

/** One chunk of a PNG. */
export function pngChunk(type: string, data: Buffer | string = '') {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black picture; it says of itself to be `width` × `height`. */
export function madePng(width = 2, height = 2, more: Buffer[] = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc(6));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  ]);
}

/** One segment of a JPEG. */
export function jpegSegment(marker: number, data: Buffer | string) {
  const body = Buffer.from(data);
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
}

/** A picture with the frame of a JPEG; its packed pixels hold a stuffed 0xff and a restart mark. */
export function madeJpeg(width = 16, height = 16, more: Buffer[] = []) {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    ...more,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.alloc(29)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** What Samsung's cameras write behind a picture. */
export function samsungTrailer(note: string) {
  const block = Buffer.concat([Buffer.from([0, 0, 1, 10]), Buffer.from(note)]);
  const directory = Buffer.alloc(24);
  directory.write('SEFH');
  [106, 1, 0x0a010000, block.length, block.length].forEach((value, n) => directory.writeUInt32LE(value, 4 + 4 * n));
  const end = Buffer.alloc(8);
  end.writeUInt32LE(directory.length);
  end.write('SEFT', 4);
  return Buffer.concat([block, directory, end]);
}

/** A PDF of one page; `objects` stand before its table. */
export const madePdf = (objects: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n', 'latin1'),
    Buffer.from('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'),
    Buffer.from(objects),
    Buffer.from('xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n15\n%%EOF\n'),
  ]);

/** Objects in a packed list, as most programs write them. */
export function packedObjects(objects: string, name = 'ObjStm') {
  const list = deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`9 0 obj<</Type/${name}/N 1/First 4/Filter/FlateDecode/Length ${list.length}>>stream\r\n`),
    list,
    Buffer.from('\r\nendstream endobj\n'),
  ]);
}

/** The container of Word and Excel of before 2007, with these streams: header, table of chains, list of streams, content. */
export function madeCompound(streams: string[]) {
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  [0x3e, 3, 0xfffe, 9, 6].forEach((value, n) => header.writeUInt16LE(value, 24 + 2 * n));
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xfffffffe, 68);
  header.writeUInt32LE(0, 76);
  const names = ['Root Entry', ...streams];
  const listSectors = Math.ceil(names.length / 4);
  const chains = Buffer.alloc(512, 0xff);
  for (let sector = 0; sector <= listSectors; sector++) {
    const next = sector === 0 ? 0xfffffffd : sector === listSectors ? 0xfffffffe : sector + 1;
    chains.writeUInt32LE(next, 4 * sector);
  }
  const list = Buffer.alloc(512 * listSectors);
  names.forEach((name, n) => {
    list.write(name, 128 * n, 'utf16le');
    list.writeUInt16LE(2 * name.length + 2, 128 * n + 64);
    list[128 * n + 66] = n === 0 ? 5 : 2;
  });
  return Buffer.concat([header, chains, list, Buffer.alloc(512)]);
}
