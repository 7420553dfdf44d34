// ASVS 1.3.4, 5.2.2, 5.2.3
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  jpegSegment,
  madeCompound,
  madeJpeg,
  type MadeEntry,
  madeOffice,
  madePdf,
  madePng,
  madeZip,
  officeEntries,
  packedObjects,
  pngChunk,
  samsungTrailer,
} from '../testing/made-files.js';
import { isOfType, namedType } from './type.js';

/** The type that both the name's ending and the content agree on. */
async function typeOf(name: string, bytes: Buffer) {
  const type = namedType(name);
  return type && (await isOfType(type, bytes)) ? type : undefined;
}

const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const archive = madeZip([{ name: 'evil.html', content: '<script>alert(1)</script>' }]);
const page = '<html><script>alert(1)</script></html>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const docx = (...changes: MadeEntry[]) => madeOffice('docx', changes);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
/** An archive whose comment is as long as what follows it. */
const commented = (zip: Buffer, comment: Buffer | string) => {
  const made = join(zip, comment);
  made.writeUInt16LE(made.length - zip.length, zip.length - 2);
  return made;
};
/** A packed list of objects that cannot be read to its end, but nearly. */
const brokenBomb = join(
  '9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n',
  deflateSync(Buffer.alloc(7_000_000)).subarray(0, -4),
  Buffer.alloc(4, 0xff),
  '\nendstream endobj\n',
);
/** A document whose settings refer to something outside of it. */
const referring = (kind: string, target: string) =>
  docx({
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
const exif = jpegSegment(0xe1, join('Exif\0\0', madeJpeg(8, 8)));

describe('takes', () => {
  it.each<[string, string, Buffer, string]>([
    ['a PDF', 'a.pdf', madePdf(), 'pdf'],
    ['a PDF in capitals', 'A.PDF', madePdf(), 'pdf'],
    ['a PDF that was changed later', 'a.pdf', join(madePdf(), '1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\r\n'), 'pdf'],
    ['a PDF that is filled up', 'a.pdf', join(madePdf(), '\r\n\r\n', Buffer.alloc(500)), 'pdf'],
    ['a PDF without a last new line', 'a.pdf', madePdf().subarray(0, -1), 'pdf'],
    ['a PDF with packed objects', 'a.pdf', madePdf(packedObjects('4 0 <</Type/Font/BaseFont/Arial>>')), 'pdf'],
    [
      'a PDF that speaks of scripts',
      'a.pdf',
      madePdf('4 0 obj<</A<</S/URI/URI(https://x.in/JavaScript)>>>>endobj\n'),
      'pdf',
    ],
    [
      'a PDF with a password',
      'a.pdf',
      madePdf(
        join(
          '5 0 obj<</Filter/Standard>>endobj 8 0 obj<</Encrypt 5 0 R>>endobj 9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n',
          'locked',
          '\nendstream endobj\n',
        ),
      ),
      'pdf',
    ],
    ['a Word document', 'a.docx', docx(), 'docx'],
    [
      'a Word document written as a stream',
      'a.docx',
      madeZip(officeEntries('docx').map((entry) => ({ ...entry, behind: true, flags: 0x800 }))),
      'docx',
    ],
    ['a Word document with a link', 'a.docx', referring('hyperlink', 'https://x.in/frame?a=1&amp;b=2'), 'docx'],
    [
      'a Word document of a template beside it',
      'a.docx',
      referring('attachedTemplate', 'file:///C:\\Templates\\Letter.dotx'),
      'docx',
    ],
    ['a Word document with a folder', 'a.docx', docx({ name: 'word/media/', stored: true }), 'docx'],
    ['an Excel sheet', 'a.xlsx', madeOffice('xlsx'), 'xlsx'],
    [
      'an Excel sheet of a hundred thousand rows',
      'a.xlsx',
      madeOffice('xlsx', [
        {
          name: 'xl/worksheets/sheet1.xml',
          content: Array.from(
            { length: 100_000 },
            (_, row) => `<row r="${row}"><c r="A${row}"><v>${row * 7919}</v></c></row>`,
          ).join(''),
        },
      ]),
      'xlsx',
    ],
    [
      'an old Word document',
      'a.doc',
      madeCompound(['WordDocument', '1Table', 'Data', '\u0005SummaryInformation']),
      'doc',
    ],
    ['an old Excel sheet', 'a.xls', madeCompound(['Workbook']), 'xls'],
    ['an Excel sheet of 1995', 'a.xls', madeCompound(['Book']), 'xls'],
    ['a PNG', 'a.png', madePng(), 'png'],
    [
      'a PNG with a caption and colours',
      'a.png',
      madePng(2, 2, [pngChunk('tEXt', 'Title\0Rack 4 < rack 5'), pngChunk('iCCP', 'x\0\0')]),
      'png',
    ],
    ['a JPEG', 'a.jpg', madeJpeg(), 'jpg'],
    ['a JPEG by its longer ending', 'a.jpeg', madeJpeg(), 'jpg'],
    ['a JPEG with a thumbnail', 'a.jpg', madeJpeg(16, 16, [exif]), 'jpg'],
    ['a JPEG filled up with zeros', 'a.jpg', join(madeJpeg(), Buffer.alloc(300)), 'jpg'],
    ['a JPEG with its gain map', 'a.jpg', join(madeJpeg(), Buffer.alloc(3), madeJpeg(8, 8)), 'jpg'],
    ["a JPEG with a camera's notes", 'a.jpg', join(madeJpeg(), samsungTrailer('Image_UTC_Data1700000000')), 'jpg'],
    ['a text', 'a.txt', join('12 < 13, कंप्यूटर, کمپیوٹر\n'), 'txt'],
    ['a log', 'a.log', join('<34>Oct 11 10:22 printer: \u001b[31mjam\u001b[0m\n'), 'txt'],
    ['a table', 'a.csv', join('\ufeffname,serial\nprinter,"1,2"\n'), 'csv'],
    ['a table of an older spreadsheet', 'a.csv', Buffer.from('name;value\nCaf\xe9;\x80 5 \x96 6\n', 'latin1'), 'csv'],
    ['a table as Unicode text', 'a.csv', Buffer.from('\ufeffname\tserial\nकंप्यूटर\tS1\n', 'utf16le'), 'csv'],
    [
      'a table as Unicode text of the other order',
      'a.csv',
      Buffer.from('\ufeffname\tserial\nकंप्यूटर\tS1\n', 'utf16le').swap16(),
      'csv',
    ],
    ['a text of one letter that is long', 'a.txt', join('é'), 'txt'],
  ])('%s', async (_, name, bytes, type) => {
    expect(await typeOf(name, bytes)).toBe(type);
  });
});

describe('refuses', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF behind something else', 'a.pdf', join('GIF89a', madePdf())],
    ['a PDF behind a blank', 'a.pdf', join('\n', madePdf())],
    ['a script that is a PDF', 'a.pdf', join('/*', madePdf(), '*/alert(1)')],
    ['a PDF without an end', 'a.pdf', join('%PDF-1.4\n1 0 obj<<>>endobj\n')],
    ['a PDF whose end is far from the end', 'a.pdf', join(madePdf(), Buffer.alloc(5_000))],
    ['a PDF with an archive behind it', 'a.pdf', join(madePdf(), archive)],
    ["a PDF with an archive whose comment is the PDF's end", 'a.pdf', commented(join(madePdf(), archive), '\n%%EOF\n')],
    ['a PDF with a page behind it', 'a.pdf', join(madePdf(), page)],
    ['a PDF that is a page', 'a.pdf', join('%PDF-1.4\n', page, madePdf())],
    ['a PDF that runs a script', 'a.pdf', madePdf('4 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')],
    [
      'a PDF that runs a script by another spelling',
      'a.pdf',
      madePdf('4 0 obj<</S %x\n/J#61va#53cript/JS 5 0 R>>endobj\n'),
    ],
    [
      'a PDF that hides a script behind a long comment',
      'a.pdf',
      madePdf(`4 0 obj<</S %${'x'.repeat(5_000)}\n/JavaScript/JS 5 0 R>>endobj\n`),
    ],
    [
      'a PDF whose action is named elsewhere',
      'a.pdf',
      madePdf('4 0 obj<</S 5 0 R/JS(app.alert(1))>>endobj\n5 0 obj/JavaScript endobj\n'),
    ],
    [
      'a PDF that carries a file on a page',
      'a.pdf',
      madePdf('4 0 obj<</Subtype/FileAttachment/FS<</F(a.exe)/EF 5 0 R>>>>endobj\n'),
    ],
    ['a PDF that starts a program', 'a.pdf', madePdf('4 0 obj<</S /Launch/F(cmd.exe)>>endobj\n')],
    ['a PDF that carries a file', 'a.pdf', madePdf('4 0 obj<</Names<</EmbeddedFiles 5 0 R>>>>endobj\n')],
    [
      'a PDF that runs a script from a packed list',
      'a.pdf',
      madePdf(packedObjects('4 0 <</S/JavaScript/JS(app.alert(1))>>')),
    ],
    [
      'a PDF that hides the list',
      'a.pdf',
      madePdf(packedObjects('4 0 <</S/JavaScript/JS(app.alert(1))>>', 'O#62jStm')),
    ],
    [
      'a PDF whose list cannot be read',
      'a.pdf',
      madePdf('9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nnonsense\nendstream endobj\n'),
    ],
    ['a PDF whose list is a bomb', 'a.pdf', madePdf(packedObjects(' '.repeat(20_000_000)))],
    [
      'a PDF with a password whose list is a bomb',
      'a.pdf',
      madePdf(join('8 0 obj<</Encrypt 9 0 R>>endobj\n', packedObjects(' '.repeat(20_000_000)))),
    ],
    [
      'a PDF with a password whose lists are broken bombs',
      'a.pdf',
      madePdf(join('8 0 obj<</Encrypt 9 0 R>>endobj\n', ...Array.from({ length: 12 }, () => brokenBomb))),
    ],
    ['a page as PDF', 'a.pdf', join(page)],
    ['a PNG as PDF', 'a.pdf', madePng()],
    ['a PNG with bytes behind it', 'a.png', join(madePng(), 'x')],
    ['a PNG with an archive behind it', 'a.png', join(madePng(), archive)],
    ['a PNG with a script behind it', 'a.png', join(madePng(), '<?php system($_GET[0]); ?>')],
    [
      'a PNG with a script in its caption',
      'a.png',
      madePng(2, 2, [pngChunk('tEXt', 'Comment\0<script>alert(1)</script>')]),
    ],
    ['a PNG that is cut off', 'a.png', madePng().subarray(0, -6)],
    [
      'a PNG whose chunk is longer than the file',
      'a.png',
      join(madePng().subarray(0, 33), Buffer.from([0, 255, 0, 0]), madePng().subarray(37)),
    ],
    [
      'a PNG that does not begin with its header',
      'a.png',
      join(madePng().subarray(0, 8), pngChunk('tEXt', 'a\0b'), madePng().subarray(8)),
    ],
    ['a PNG without pixels', 'a.png', join(madePng().subarray(0, 33), pngChunk('IEND'))],
    ['a PNG of four hundred million pixels', 'a.png', madePng(20_000, 20_000)],
    ['the first bytes of a PNG alone', 'a.png', madePng().subarray(0, 8)],
    ['a drawing as PNG', 'a.png', join(drawing)],
    ['a drawing', 'a.svg', join(drawing)],
    ['a JPEG as PNG', 'a.png', madeJpeg()],
    ['a JPEG with bytes behind it', 'a.jpg', join(madeJpeg(), 'x')],
    ['a JPEG with an archive behind it', 'a.jpg', join(madeJpeg(), archive)],
    ['a JPEG with an archive behind padding', 'a.jpg', join(madeJpeg(), Buffer.alloc(10), archive)],
    ['a JPEG with a script behind it', 'a.jpg', join(madeJpeg(), '<?php system($_GET[0]); ?>')],
    [
      'a JPEG with a script in its comment',
      'a.jpg',
      madeJpeg(16, 16, [jpegSegment(0xfe, '<?php system($_GET[0]); ?>')]),
    ],
    ['a JPEG with a script in its EXIF', 'a.jpg', madeJpeg(16, 16, [jpegSegment(0xe1, 'Exif\0\0<ScRipt src=//x>')])],
    [
      'a JPEG that is a script',
      'a.jpg',
      madeJpeg(16, 16, [jpegSegment(0xe0, join('JFIF\0', Buffer.alloc(0x2f2a - 7)))]),
    ],
    ['a JPEG that is cut off', 'a.jpg', madeJpeg().subarray(0, -2)],
    ['a JPEG without a picture', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG of a billion pixels', 'a.jpg', madeJpeg(65_000, 65_000)],
    [
      "a JPEG with an archive between it and the camera's notes",
      'a.jpg',
      join(madeJpeg(), archive, samsungTrailer('x')),
    ],
    ['the first bytes of a JPEG alone', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a Word document behind something else', 'a.docx', join('#!/bin/sh\n', docx())],
    ['a Word document with bytes behind it', 'a.docx', join(docx(), 'x')],
    ['a Word document with a comment', 'a.docx', commented(docx(), page)],
    ['a Word document with another archive behind it', 'a.docx', join(docx(), archive)],
    ['a Word document with bytes between its parts', 'a.docx', hollow()],
    ['a Word document as Excel sheet', 'a.xlsx', docx()],
    ['an archive as Word document', 'a.docx', archive],
    ['a Word document without its list of parts', 'a.docx', madeZip(officeEntries('docx').slice(1))],
    [
      'a Word document without text',
      'a.docx',
      madeZip(officeEntries('docx').filter(({ name }) => name !== 'word/document.xml')),
    ],
    [
      'a Word document of too many parts',
      'a.docx',
      docx(...Array.from({ length: 2_001 }, (__, n) => ({ name: `word/${n}.xml` }))),
    ],
    ['a bomb', 'a.docx', docx({ name: 'word/document.xml', content: zeros(30) })],
    ['a bomb in many parts', 'a.docx', bombInParts()],
    [
      'a bomb that says to be small',
      'a.docx',
      docx({ name: 'word/bomb.xml', content: zeros(30), listedSize: 100, ownSize: 100 }),
    ],
    [
      'a part that is shorter than it says',
      'a.docx',
      docx({ name: 'word/x.xml', content: 'x', listedSize: 100, ownSize: 100 }),
    ],
    ['a part whose length is told in two ways', 'a.docx', docx({ name: 'word/x.xml', content: 'x', ownSize: 100 })],
    [
      'a part whose length behind it is another one',
      'a.docx',
      docx({ name: 'word/x.xml', content: 'x', ownSize: 100, behind: true }),
    ],
    ['a part of two names', 'a.docx', docx({ name: 'word/x.xml', content: 'x', ownName: 'word/y.xml' })],
    [
      'two parts of one name',
      'a.docx',
      madeZip([...officeEntries('docx'), { name: 'WORD/document.xml', content: 'x' }]),
    ],
    ['a part with a password', 'a.docx', docx({ name: 'word/x.xml', content: 'x', flags: 1 })],
    ['a part with a wrong checksum', 'a.docx', flipped()],
    ['a part outside of the folder', 'a.docx', docx({ name: 'word/../../x.xml', content: 'x' })],
    ['a part at the root', 'a.docx', docx({ name: '/etc/passwd', content: 'x' })],
    ['a part of another system', 'a.docx', docx({ name: 'word\\x.xml', content: 'x' })],
    ['a part with bytes behind what it holds', 'a.docx', docx({ name: 'word/x.xml', content: 'x', trail: page })],
    ['a template', 'a.docx', docx({ name: '[Content_Types].xml', content: 'wordprocessingml.template.main+xml' })],
    ['bytes before the list of parts', 'a.docx', hollowEnd()],
    ['a comment that is not there', 'a.docx', boasting()],
    ['a PNG of two headers', 'a.png', madePng(2, 2, [pngChunk('IHDR', Buffer.alloc(13))])],
    ['an old Word document with bytes behind it', 'a.doc', join(madeCompound(['WordDocument']), Buffer.alloc(70_000))],
    ["a JPEG whose camera's notes have a gap", 'a.jpg', join(madeJpeg(), gapped(samsungTrailer('Image_UTC_Data')))],
    ['a template from the web', 'a.docx', referring('attachedTemplate', 'https://x.in/evil.dotm')],
    ['an object from the web', 'a.docx', referring('oleObject', 'mhtml:https://x.in/evil.html!x-usc:1')],
    ['a template from the web by another spelling', 'a.docx', referring('attachedTemplate', '&#104;ttps://x.in/evil')],
    ['an archive in a document', 'a.docx', docx({ name: 'word/x.zip', content: 'x' })],
    ['an archive in a document by another name', 'a.docx', docx({ name: 'word/media/image2.png', content: archive })],
    ['a program in a document', 'a.docx', docx({ name: 'word/media/image2.png', content: 'MZ\x90', stored: true })],
    ['macros', 'a.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
    [
      'a document with macros by another name',
      'a.docx',
      docx({
        name: '[Content_Types].xml',
        content: 'application/vnd.ms-word.document.macroEnabled.main+xml wordprocessingml.document.main+xml',
      }),
    ],
    ['macros of the old kind', 'a.xlsx', madeOffice('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }])],
    ['controls', 'a.docx', docx({ name: 'word/activeX/activeX1.xml', content: '<x/>' })],
    ['an embedded object', 'a.docx', docx({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['a Word document by the ending of macros', 'a.docm', docx()],
    ['an old Excel sheet as Word document', 'a.doc', madeCompound(['Workbook'])],
    ['an old Word document with macros', 'a.doc', madeCompound(['WordDocument', 'Macros', 'VBA', '_VBA_PROJECT'])],
    ['an old Excel sheet with macros', 'a.xls', madeCompound(['Workbook', '_VBA_PROJECT_CUR'])],
    ['an old Word document with a file in it', 'a.doc', madeCompound(['WordDocument', '\u0001Ole10Native'])],
    ['an old Word document with an archive behind it', 'a.doc', join(madeCompound(['WordDocument']), archive)],
    ['a container of something else', 'a.doc', madeCompound(['__properties_version1.0'])],
    ['a container whose list has no end', 'a.doc', endless()],
    ['the first bytes of a container alone', 'a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a page as text', 'a.txt', join('\n ', page)],
    ['a drawing as table', 'a.csv', join(drawing)],
    ['a drawing as table of another encoding', 'a.csv', Buffer.from(`\ufeff${drawing}`, 'utf16le')],
    ['a PDF as table of another encoding', 'a.csv', Buffer.from('\ufeff%PDF-1.4\n%%EOF\n', 'utf16le')],
    ['a table cut in the middle of a letter', 'a.csv', Buffer.from('\ufeffname\n', 'utf16le').subarray(0, -1)],
    ['a table with zeros of another encoding', 'a.csv', Buffer.from('\ufeffa\0b', 'utf16le')],
    ['bytes that stand for nothing as table', 'a.csv', Buffer.from([0x61, 0x81, 0x8d, 0x0a])],
    ['a script as text', 'a.log', join('#!/bin/sh\nrm -rf /\n')],
    ['a PDF as text', 'a.txt', join('%PDF-1.4\n%%EOF\n')],
    ['rich text as text', 'a.txt', join('{\\rtf1 x}')],
    ['a text with zeros', 'a.txt', join('a\0b')],
    ['a text that is no UTF-8', 'a.txt', Buffer.from([0x61, 0xff])],
    ['a program', 'a.exe', join('MZ')],
    ['a double ending', 'a.pdf.exe', madePdf()],
    ['an ending cut off by a zero', 'a.exe\0', madePdf()],
    ['an ending with a blank', 'a.pdf ', madePdf()],
    ['no ending', 'pdf', madePdf()],
    ['an ending that every object has', 'a.constructor', madePdf()],
    ['nothing', 'a.pdf', Buffer.alloc(0)],
  ])('%s', async (_, name, bytes) => {
    expect(await typeOf(name, bytes)).toBeUndefined();
  });
});

const size = 10 * 1024 * 1024;
const filled = (text: string) => Buffer.alloc(size, text);

it.each<[string, string, Buffer, boolean]>([
  ['a PDF', 'a.pdf', madePdf(join('4 0 obj<</Length 1>>stream\n', noise(size), '\nendstream endobj\n')), true],
  ['a PDF of half spelled actions', 'a.pdf', madePdf(filled('/S%')), true],
  ['a PDF of lists without end', 'a.pdf', madePdf(filled('/ObjStm stream\n')), false],
  ['a PDF of empty lists', 'a.pdf', madePdf(filled('/ObjStm stream\nendstream ')), false],
  [
    'a PDF of packed lists',
    'a.pdf',
    madePdf(Buffer.concat(Array.from({ length: 9 }, () => packedObjects(' '.repeat(7_000_000))))),
    true,
  ],
  ['a PNG', 'a.png', madePng(2, 2, [pngChunk('IDAT', noise(size))]), true],
  [
    'a PNG of empty chunks',
    'a.png',
    madePng(
      2,
      2,
      Array.from({ length: 800_000 }, () => pngChunk('tEXt')),
    ),
    false,
  ],
  ['a JPEG', 'a.jpg', join(madeJpeg().subarray(0, -2), noise(size), Buffer.from([0xff, 0xd9])), true],
  [
    'a JPEG of stuffed bytes',
    'a.jpg',
    join(madeJpeg().subarray(0, -2), Buffer.alloc(size, Buffer.from([0xff, 0])), Buffer.from([0xff, 0xd9])),
    true,
  ],
  ['a JPEG of many', 'a.jpg', Buffer.concat(Array.from({ length: 50_000 }, () => madeJpeg())), true],
  ['a Word document', 'a.docx', docx({ name: 'word/media/image2.png', content: noise(size), stored: true }), true],
  [
    'an Excel sheet of 190 MB',
    'a.xlsx',
    madeOffice(
      'xlsx',
      Array.from({ length: 19 }, (_, n) => ({
        name: `xl/worksheets/sheet${n}.xml`,
        content: join(noise(60_000), Buffer.alloc(size)),
      })),
    ),
    true,
  ],
  ['an old Word document', 'a.doc', join(madeCompound(['WordDocument']), noise(size)), false],
  ['a text', 'a.txt', filled('Twelve printers were delivered.\n'), true],
])('reads ten megabytes to the end: %s', async (_, name, bytes, taken) => {
  expect((await typeOf(name, bytes)) !== undefined).toBe(taken);
});

/** Bytes without an order, and without 0xff, which means something in a JPEG. */
function noise(length: number) {
  return randomBytes(length).map((byte) => byte % 255) as Buffer;
}

/** Its second part begins a few bytes after the first has ended. */
function hollow() {
  const made = docx();
  const second = made.indexOf('PK\x03\x04', 4, 'latin1');
  const gap = 5;
  const moved = join(made.subarray(0, second), 'gap!!', made.subarray(second));
  let at = moved.indexOf('PK\x01\x02', 0, 'latin1');
  moved.writeUInt32LE(moved.readUInt32LE(moved.length - 6) + gap, moved.length - 6);
  for (at = moved.indexOf('PK\x01\x02', at + 1, 'latin1'); at > 0; at = moved.indexOf('PK\x01\x02', at + 1, 'latin1'))
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + gap, at + 42);
  return moved;
}

/** Between its last part and the list of them stand a few bytes more. */
function hollowEnd() {
  const made = docx();
  const list = made.indexOf('PK\x01\x02', 0, 'latin1');
  made.writeUInt32LE(list + 5, made.length - 6);
  return join(made.subarray(0, list), 'gap!!', made.subarray(list));
}

/** Its end record speaks of a comment that is not there. */
function boasting() {
  const made = docx();
  made.writeUInt16LE(5, made.length - 2);
  return made;
}

/** Its only block is shorter than the place it has. */
function gapped(trailer: Buffer) {
  trailer.writeUInt32LE(5, trailer.length - 12);
  return trailer;
}

/** Each part is honest by itself; all of them are not. */
function bombInParts() {
  const part = Buffer.concat([zeros(1).subarray(1_000), Buffer.alloc(1_000, 'x')]);
  return docx(...Array.from({ length: 220 }, (_, n) => ({ name: `word/${n}.xml`, content: part })));
}

function flipped() {
  const made = docx({ name: 'word/x.xml', content: 'honest', stored: true });
  made.write('forged', made.indexOf('honest'));
  return made;
}

function endless() {
  const made = madeCompound(['WordDocument']);
  made.writeUInt32LE(1, 512 + 4);
  return made;
}
