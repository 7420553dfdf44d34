import { amountsOf } from './order.amounts.js';

const line = (unitPrice: number, quantity: number) => ({
  productName: 'Laptop',
  brand: 'Brand',
  modelNumber: 'M1',
  categoryType: 'Laptop' as const,
  quantity,
  unitPrice,
  gst: 18,
  gstin: '27AAPFU0939F1ZV',
  warrantyPeriod: 1,
  amcResponsibility: 'OEM' as const,
  installationRequired: false,
});

it('sums lines in whole paise', () => {
  expect(amountsOf([line(0.1, 3), line(19.99, 1)])).toMatchObject({ subtotal: 2029, gstTotal: 365, totalAmount: 2394 });
});

it('refuses a total that whole numbers are not exact for', () => {
  expect(amountsOf([line(99_999_999_999, 700)]).totalAmount).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(() => amountsOf([line(99_999_999_999, 1_000)])).toThrow('This amount is too large');
  expect(() => amountsOf(Array.from({ length: 200 }, () => line(99_999_999_999, 5)))).toThrow(
    'This amount is too large',
  );
});
