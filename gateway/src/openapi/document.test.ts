import { descriptionNames } from '@portal/contracts';
import { openApiDocument } from './document.js';

interface Described {
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: { if?: unknown; then?: unknown } }> };
}
const paths = openApiDocument()['paths'] as Record<string, Record<string, Described>>;
const described = (address: string) => {
  const [method = '', path = ''] = address.split(' ');
  return paths[`/api${path}`]![method]!;
};
const statuses = (address: string) => Object.keys(described(address).responses).map(Number);

describe('the description of the API', () => {
  it.each([
    'post /auth/login',
    'post /auth/second-factor',
    'post /auth/refresh',
    'post /registrations/status',
    'post /registrations/status/opening',
    'post /registrations/status/link',
    'get /assets',
    'post /files/registration',
  ])('says that %s asks who it is', (address) => {
    expect(statuses(address)).toContain(401);
  });

  it.each(['get /approved-sellers', 'get /assets/{id}', 'put /assets/{id}'])(
    'says that the address of %s may be too long',
    (address) => expect(statuses(address)).toContain(414),
  );

  it.each([
    ['post /auth/forgotten-password', [401]],
    ['post /registrations/buyer', [401]],
    ['get /auth/demo-accounts', [401, 403, 404, 409, 412, 413, 414, 415, 422]],
    ['get /assets', [409, 412, 413, 415]],
  ])('says of %s nothing that is never answered', (address, never) => {
    expect(statuses(address).filter((status) => never.includes(status))).toEqual([]);
  });

  it.each([
    ['put /registrations/{id}/status', 'status', ['Rejected', 'Correction Requested'], 'reason'],
    ['put /seller-orders/{id}/mapping-requests/{requestId}', 'status', ['Refused'], 'reason'],
    ['post /support-tickets', 'contactPreference', ['Phone'], 'preferredTime'],
  ])('of %s says with which %s what else is needed', (address, field, values, needed) => {
    const schema = described(address).requestBody?.content['application/json']?.schema;
    expect(schema?.if).toEqual({ properties: { [field]: { enum: values } }, required: [field] });
    expect(schema?.then).toEqual({ required: [needed] });
  });

  it('says of a body with files that it may be one form, or name files that were sent before', () => {
    const { content } = described('post /seller-orders/{id}/delivery-proof').requestBody ?? { content: {} };
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    const binary = { type: 'string', format: 'binary' };
    expect(content['multipart/form-data']?.schema).toMatchObject({
      properties: {
        deliveryReceipt: binary,
        photos: { type: 'array', items: binary },
        deliveredAssets: { type: 'array' },
      },
      required: expect.arrayContaining(['deliveryDate', 'deliveredAssets', 'otp', 'deliveryReceipt', 'invoice']),
    });
    expect(Object.keys(described('post /files/procurement').requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
  });

  it('says what each role gets where it is less than the whole', () => {
    type Content = Record<string, { schema: { anyOf: { title: string; required: string[] }[] } }>;
    const { content } = described('get /purchase-orders/{id}').responses['200'] as { content: Content };
    const { anyOf } = content['application/json']!.schema;
    const named = Object.fromEntries(anyOf.map(({ title, required }) => [title, required]));
    expect(Object.keys(named)).toEqual(['The whole', 'What Seller gets', 'What End User gets', 'What OEM gets']);
    expect(named['The whole']).toContain('totalAmount');
    expect(named['What OEM gets']).not.toContain('totalAmount');
  });

  it('says how what is entered looks', () => {
    const text = JSON.stringify(openApiDocument());
    for (const pattern of ['^[0-9]{10}$', '^[1-9][0-9]{5}$', '^([0-9]{6}|']) expect(text).toContain(pattern);
  });

  it.each(['post /support-tickets', 'put /support-tickets/{id}'])('of %s says how long a description is', (address) => {
    const schema = described(address).requestBody?.content['application/json']?.schema as { properties?: object };
    expect(schema.properties).toMatchObject({ description: { description: 'Description, at least 20 characters' } });
  });

  it('says what a field is called and what it counts, and nothing that is meant for screens', () => {
    const { content } = described('post /assets').requestBody ?? { content: {} };
    const schema = content['application/json']?.schema as { properties?: Record<string, object> };
    expect(schema.properties?.['value']).toMatchObject({ description: 'Value, in rupees' });
    expect(schema.properties?.['purchaseDate']).toMatchObject({ description: 'Purchase date, a day, YYYY-MM-DD' });
    const names = Object.values(schema.properties ?? {}).flatMap((field) => Object.keys(field));
    expect(names.filter((name) => descriptionNames.some((own) => own === name))).toEqual([]);
  });
});
