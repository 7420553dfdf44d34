// ASVS 5.2.1
import { type FilePurpose, registrationFiles, registrations } from '@portal/contracts';
import {
  madeJpeg,
  madeOffice,
  madePdf,
  madePng,
  madeZip,
  startTestService,
  type TestService,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { sellerForm } from '../testing/forms.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

const kept = ['fs.files', 'fs.chunks', 'fs.begun'];
const stored = () =>
  Promise.all(kept.map((name) => service.kit.database.collection(name).find().sort({ _id: 1 }).toArray()));
const archive = madeZip([{ name: 'page.html', content: '<script>alert(1)</script>' }]);
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

describe('a file', () => {
  it.each<[string, string, Buffer, FilePurpose]>([
    ['a PDF with an archive behind it', 'order.pdf', Buffer.concat([madePdf(), archive]), 'workOrder'],
    ['a picture with an archive behind it', 'logo.png', Buffer.concat([madePng(), archive]), 'logo'],
    ['a picture by a wrong ending', 'logo.jpg', madePng(), 'logo'],
    ['a drawing', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo'],
    ['a page', 'order.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'workOrder'],
    ['a bomb', 'order.docx', madeOffice('docx', [{ name: 'word/a.xml', content: megabytes(30) }]), 'workOrder'],
    ['macros', 'order.xlsx', madeOffice('xlsx', [{ name: 'xl/vbaProject.bin', content: 'x' }]), 'workOrder'],
    ['a type that belongs elsewhere', 'logo.pdf', madePdf(), 'logo'],
  ])('that is %s is refused at its field, and nothing of it stays', async (_, name, bytes, purpose) => {
    const before = await stored();
    expect(await service.upload(name, bytes, purpose)).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID',
        error: 'This type of file is not accepted',
        fields: { file: 'This type of file is not accepted' },
      },
    });
    expect(await stored()).toEqual(before);
  });

  it.each<[string, Buffer, FilePurpose, number, string]>([
    ['order.pdf', Buffer.alloc(0), 'workOrder', 422, 'The file is empty'],
    ['logo.png', megabytes(2.1), 'logo', 413, 'The file is too large'],
    ['order.pdf', megabytes(10.1), 'workOrder', 413, 'The file is too large'],
  ])('of a wrong size is refused at its field (%#)', async (name, bytes, purpose, status, message) => {
    const before = await stored();
    expect(await service.upload(name, bytes, purpose)).toMatchObject({ status, body: { fields: { file: message } } });
    expect(await stored()).toEqual(before);
  });

  it('of nobody that belongs to nothing leaves after an hour, and not before', async () => {
    const { body } = await service.upload('logo.png', madePng(), 'logo');
    const files = service.kit.database.collection<{ _id: string; uploadDate: Date }>('fs.files');
    const sweptAt = async (minutes: number) => {
      await files.updateOne({ _id: body.id }, { $set: { uploadDate: new Date(Date.now() - minutes * 60_000) } });
      await service.kit.files.sweep();
      return (await files.findOne({ _id: body.id })) === null;
    };
    expect([await sweptAt(59), await sweptAt(61)]).toEqual([false, true]);
  });

  it('is kept byte for byte, and the registration names it', async () => {
    const files: [string, Buffer, FilePurpose, string][] = [
      ['logo.jpeg', madeJpeg(), 'logo', 'logo'],
      ['turnover.docx', madeOffice('docx'), 'turnoverProof', 'turnoverProof'],
      ['authorization.pdf', madePdf(), 'oemAuthorization', 'oemAuthorization'],
      ['orders.xlsx', madeOffice('xlsx'), 'workOrder', 'pastWorkOrders'],
    ];
    const form: Record<string, string[]> = {};
    for (const [name, bytes, purpose, field] of files) {
      const { body } = await service.upload(name, bytes, purpose);
      form[field] = [body.id];
      expect((await service.kit.files.bytes(body.id)).equals(bytes)).toBe(true);
    }
    const { body } = await service.call(registrations.submitSeller, { body: sellerForm(form) });
    const token = await service.tokenFor('Super Admin');
    const { body: read } = await service.call(registrations.get, { token, params: { id: body.id } });
    expect(read.files.map(({ name }: { name: string }) => name).sort()).toEqual(files.map(([name]) => name).sort());
    const id = form['logo']![0]!;
    expect((await service.call(registrationFiles.download, { token, params: { id } })).status).toBe(200);
  });

  it.each([
    ['../../etc/passwd.pdf', '.._.._etc_passwd.pdf'],
    ['..\\order.pdf', '.._order.pdf'],
    ['a\u0000b.pdf', 'a_b.pdf'],
    ['\u202efdp.exe.pdf', '_fdp.exe.pdf'],
    ['NUL.pdf', '_NUL.pdf'],
    ['com1.x.pdf', '_com1.x.pdf'],
    ['console.pdf', 'console.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
    ['निविदा آرڈر.pdf', 'निविदा آرڈر.pdf'],
  ])('gets a name that every system can keep (%#)', async (name, shown) => {
    expect((await service.upload(name, madePdf(), 'workOrder')).body.name).toBe(shown);
  });
});
