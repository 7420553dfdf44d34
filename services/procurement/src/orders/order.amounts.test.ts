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

it.each([
  [1.15, 30, 1, 35],
  [0.29, 50, 1, 15],
  [4.35, 10, 1, 44],
  [18, 0.01, 1, 0],
  [18, 0.03, 100, 54],
  [18, 99_999_999_999, 700, 1_259_999_999_987_400],
  [12.5, 76_334.33, 1_000_000, 954_179_125_000],
])('counts %d %% of a line as it is counted by hand, half a paisa up', (gst, unitPrice, quantity, gstTotal) => {
  const amounts = amountsOf([{ ...line(unitPrice, quantity), gst }]);
  expect([amounts.gstTotal, amounts.totalAmount - amounts.subtotal]).toEqual([gstTotal, gstTotal]);
});
