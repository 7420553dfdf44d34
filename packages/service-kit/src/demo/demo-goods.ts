import type { NewOrder, NewPurchaseOrder } from '@portal/contracts';
import type { DemoRandom } from './demo-random.js';
import type { DemoSeller } from './demo-people.js';

/** What is bought; the price of one in rupees before GST. */
export interface DemoGoods {
  name: string;
  brand: string;
  model: string;
  /** As GeM orders and assets have it. */
  type: NewOrder['items'][number]['categoryType'];
  /** As purchase orders have it. */
  category: NewPurchaseOrder['items'][number]['category'];
  price: number;
  most: number;
}

const goods = (
  name: string,
  brand: string,
  model: string,
  type: DemoGoods['type'],
  category: DemoGoods['category'],
  price: number,
  most: number,
): DemoGoods => ({ name, brand, model, type, category, price, most });

const catalog: readonly DemoGoods[] = [
  goods('Laptop 14 inch', 'Dell', 'Latitude 5450', 'Laptop', 'Laptop', 58_200, 12),
  goods('Laptop 15 inch', 'Lenovo', 'ThinkPad E16', 'Laptop', 'Laptop', 54_900, 10),
  goods('Laptop 13 inch', 'HP', 'ProBook 430 G10', 'Laptop', 'Laptop', 61_400, 8),
  goods('Desktop tower', 'HP', 'Pro Tower 280 G9', 'Desktop', 'Computer', 43_700, 15),
  goods('Desktop, small', 'Lenovo', 'ThinkCentre M70q', 'Desktop', 'Computer', 46_300, 15),
  goods('All-in-one desktop', 'Dell', 'OptiPlex 7420', 'Desktop', 'Computer', 67_800, 6),
  goods('Laser printer', 'HP', 'LaserJet Pro 4004dn', 'Printer', 'Printer', 24_450, 6),
  goods('Laser printer, colour', 'Canon', 'LBP674Cdw', 'Printer', 'Printer', 38_900, 4),
  goods('Ink tank printer', 'Epson', 'L5590', 'Printer', 'Printer', 19_200, 8),
  goods('Document scanner', 'Epson', 'DS-790WN', 'Scanner', 'Other', 62_300, 3),
  goods('Flatbed scanner', 'Canon', 'LiDE 400', 'Scanner', 'Other', 8_950, 6),
  goods('Monitor 24 inch', 'Dell', 'P2425H', 'Display', 'Display', 14_300, 15),
  goods('Projector', 'Epson', 'EB-E24', 'Display', 'Display', 52_600, 3),
  goods('Rack server', 'HP', 'ProLiant DL360', 'Server', 'Server', 412_000, 2),
  goods('Network switch, 24 ports', 'Cisco', 'CBS350-24T', 'Network Equipment', 'Network Equipment', 38_400, 5),
  goods('Wireless access point', 'Cisco', 'CBW240AC', 'Network Equipment', 'Network Equipment', 17_900, 10),
  goods('Webcam', 'Lenovo', 'Performance FHD', 'Webcam', 'Accessories', 4_650, 12),
];

/** So many different goods of a seller. */
export function demoGoodsOf(seller: DemoSeller, count: number, random: DemoRandom): DemoGoods[] {
  const left = catalog.filter(({ brand }) => seller.brands.includes(brand));
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const chosen = random.pick(left);
    left.splice(left.indexOf(chosen), 1);
    return chosen;
  });
}
