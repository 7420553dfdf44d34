import { readDelivered } from './delivered-csv.js';

const laptop = { lineId: 'l1', category: 'Laptop', product: 'Latitude L-5450' };
const other = { lineId: 'l2', category: 'Laptop', product: 'ProBook 440' };

it('takes good rows and names bad ones by their place in the file', () => {
  const text =
    'Serial Number,Category,Quantity\r\n"SN ""1""",laptop,\nSN2,Laptop,2\n\nSN3,Printer,1\n,Laptop,1\nSN4,Laptop,0\n';
  expect(readDelivered(text, [laptop])).toEqual({
    good: [
      { serialNumber: 'SN "1"', category: 'Laptop', lineId: 'l1', quantity: 1 },
      { serialNumber: 'SN2', category: 'Laptop', lineId: 'l1', quantity: 2 },
    ],
    bad: [
      { row: 5, reason: 'The category is not part of this order' },
      { row: 6, reason: 'Serial Number and Category are required' },
      { row: 7, reason: 'Quantity must be greater than 0' },
    ],
  });
});

it('reads the separators and line breaks that spreadsheets write', () => {
  const text = '\uFEFFSerial Number;Category;Quantity\r\n"SN;1";"Laptop";3\r\nSN2\tLaptop\r\n';
  expect(readDelivered(text, [laptop])).toEqual({
    good: [
      { serialNumber: 'SN;1', category: 'Laptop', lineId: 'l1', quantity: 3 },
      { serialNumber: 'SN2', category: 'Laptop', lineId: 'l1', quantity: 1 },
    ],
    bad: [],
  });
});

it('takes nothing from a file whose quotation marks do not match, and says where', () => {
  expect(readDelivered('SN1,Laptop,1\n"SN2,Laptop,1\n', [laptop])).toEqual({
    good: [],
    bad: [{ row: expect.any(Number), reason: 'A quotation mark is missing' }],
  });
});

it('tells lines of one category apart by the product', () => {
  const text = 'SN1,Laptop,1,probook\nSN2,Laptop,1,Latitude L-5450\nSN3,Laptop,1\n';
  expect(readDelivered(text, [laptop, other])).toEqual({
    good: [
      { serialNumber: 'SN1', category: 'Laptop', lineId: 'l2', quantity: 1 },
      { serialNumber: 'SN2', category: 'Laptop', lineId: 'l1', quantity: 1 },
    ],
    bad: [{ row: 3, reason: 'The order has several lines of this category. Please choose one.' }],
  });
});
