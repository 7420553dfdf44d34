import { assetCategories, assetConditions, contractTexts, type ImportField, languages } from '@portal/contracts';
import { indianHeadings } from './indian-headings.js';

/** Headings of other tools' exports and of registers as offices keep them, beside those that the fields name themselves. */
const otherHeadings: Partial<Record<ImportField, readonly string[]>> = {
  name: [
    ...['Item Name', 'Item Description', 'Particulars', 'Article', 'Asset Description', 'Equipment', 'Name of Article'],
    ...['वस्तु का नाम', 'मद', 'सामग्री का नाम', 'نام شے', 'شے کا نام', 'تفصیل'],
  ],
  category: ['Asset Type', 'Item Category', 'Item Type', 'Asset Class', 'वर्ग', 'प्रकार', 'قسم'],
  serialNumber: [
    ...[
      'Machine Serial No',
      'Machine Sl No',
      'Device Serial Number',
      'Service Tag',
      'Mfr Serial No',
      'Equipment Serial No',
    ],
    ...['सीरियल नंबर', 'सीरियल नं', 'मशीन क्रमांक', 'سیریل نمبر', 'مشین نمبر'],
  ],
  gemContractNumber: [
    ...['GeM Order No', 'GeM Order Number', 'Order Number', 'Order No', 'GeM Contract ID'],
    ...['अनुबंध संख्या', 'जेम अनुबंध संख्या', 'معاہدہ نمبر'],
  ],
  value: [
    ...[
      'Purchase Cost',
      'Purchase Price',
      'Purchase Value',
      'Cost Rs',
      'Cost in Rs',
      'Unit Cost',
      'Unit Price',
      'Rate',
    ],
    ...['Book Value', 'Amount Rs', 'मूल्य', 'लागत', 'कीमत', 'राशि', 'قیمت', 'لاگت', 'رقم'],
  ],
  purchaseDate: [
    ...[
      'Date Purchased',
      'Acquisition Date',
      'Procurement Date',
      'Date of Procurement',
      'Date of Supply',
      'Date of Receipt',
    ],
    ...['क्रय तिथि', 'खरीद की तारीख', 'खरीद दिनांक', 'خریداری کی تاریخ', 'تاریخ خریداری'],
  ],
  department: ['Branch', 'Division', 'Office Name', 'कार्यालय', 'अनुभाग', 'دفتر', 'شعبہ'],
  location: ['Room No', 'Room Number', 'Floor', 'कक्ष', 'कमरा', 'کمرہ', 'جگہ'],
  manufacturer: ['Maker', 'OEM', 'Company', 'कंपनी', 'निर्माता', 'کمپنی'],
  brand: ['ब्रांड', 'برانڈ'],
  model: ['Model Name', 'मॉडल', 'ماڈل'],
  warrantyExpiry: ['Warranty Expires', 'Warranty End Date', 'Warranty Valid upto', 'वारंटी', 'وارنٹی'],
  status: ['Asset Status', 'Present Status', 'Current Status', 'स्थिति', 'حالت'],
  notes: ['Comments', 'Comment', 'अभ्युक्ति', 'टिप्पणी', 'کیفیت'],
  invoiceNumber: ['Bill Number', 'Invoice', 'बिल संख्या', 'بل نمبر'],
};

/** What offices call a kind of device. */
const otherCategories: Partial<Record<(typeof assetCategories)[number], readonly string[]>> = {
  Laptop: ['Notebook', 'Laptop Computer', 'Laptop PC', 'Ultrabook'],
  Desktop: [
    'PC',
    'Computer',
    'Personal Computer',
    'Desktop Computer',
    'Desktop PC',
    'All in One',
    'AIO',
    'All in One PC',
  ],
  Display: ['Monitor', 'LED Monitor', 'LCD Monitor', 'TFT', 'Screen'],
  Printer: ['MFP', 'Multifunction Printer', 'Multi Function Printer', 'Laser Printer', 'Inkjet Printer'],
  Scanner: ['Document Scanner', 'Flatbed Scanner'],
  Webcam: ['Web Camera', 'Web Cam'],
  Server: ['Rack Server', 'Tower Server'],
  'Network Equipment': ['Switch', 'Router', 'Network Switch', 'Access Point', 'Firewall', 'Networking Equipment'],
  Accessories: ['Keyboard', 'Mouse', 'Accessory', 'UPS'],
};

/** How offices say that a device is in use, or away. */
const otherStatuses = {
  Active: ['Working', 'In Use', 'In Working Condition', 'Serviceable', 'Functional', 'कार्यरत', 'चालू', 'زیر استعمال'],
  'Under Repair': ['In Repair', 'Repair', 'Under Maintenance', 'Sent for Repair', 'मरम्मत हेतु', 'مرمت'],
};
const otherConditions: Record<(typeof assetConditions)[number], readonly string[]> = {
  New: ['Brand New', 'Unused', 'नया', 'नई', 'نیا', 'نئی'],
  Used: ['Old', 'Second Hand', 'Refurbished', 'Reconditioned', 'पुराना', 'पुरानी', 'پرانا', 'پرانی'],
};

const sums = ['Total', 'Totals', 'Grand Total', 'Sub Total'];
const summed = [
  '',
  'Amount',
  'Value',
  'Cost',
  'Rs',
  'INR',
  'Amount Rs',
  'Value Rs',
  'Assets',
  'Items',
  'Nos',
  'Quantity',
];
/** The rows of sums below a register, by the words that stand in them first. */
export const totals = [
  ...sums.flatMap((sum) => summed.map((what) => `${sum} ${what}`)),
  ...['कुल', 'योग', 'कुल योग', 'महायोग', 'कुल राशि', 'कुल मूल्य', 'میزان', 'کل', 'کل میزان', 'کل رقم', 'کل مالیت'],
];

/** How a line begins in which somebody signs for a register: what was done, or who he is. */
const signOffs = [
  ...['Prepared by', 'Verified by', 'Checked by', 'Approved by', 'Certified by', 'Certified that', 'Counted by'],
  ...['Physically verified', 'Stock verified', 'Countersigned', 'Counter signed', 'Signed by', 'Submitted by'],
  ...['Signature', 'Signatures', 'Signature of', 'Name and designation', 'Office seal'],
  ...['Store keeper', 'Storekeeper', 'Store in charge', 'Stores in charge', 'Store officer', 'Head of office'],
  ...[
    'Dealing assistant',
    'Head clerk',
    'Section officer',
    'Superintendent',
    'Verifying officer',
    'Drawing and disbursing officer',
  ],
  ...[
    'तैयार कर्ता',
    'तैयारकर्ता',
    'सत्यापित',
    'सत्यापनकर्ता',
    'जाँचकर्ता',
    'जांचकर्ता',
    'अनुमोदित',
    'प्रमाणित',
    'हस्ताक्षर',
    'भंडारी',
    'भंडारपाल',
  ],
  ...['تیار کردہ', 'تصدیق کنندہ', 'تصدیق شدہ', 'جانچ کنندہ', 'منظور کنندہ', 'دستخط', 'اسٹور کیپر'],
];
const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const signOffWords = signOffs.map(wordsIn);

/** Whether a cell begins as such a line does, whole word by whole word. */
export function isSignOff(cell: string) {
  const said = wordsIn(cell);
  return signOffWords.some((words) => words.every((word, at) => said[at] === word));
}

const texts = await Promise.all(languages.map(({ code }) => contractTexts(code)));

/** A word in every other language of the portal. */
const translated = (word: string) => texts.flatMap((one) => one[word] ?? []);

/** Every heading of a field: its own, those of others, and all of its own in each language of the portal. */
export const headingsIn = (field: ImportField, own: readonly string[]) => [
  ...own,
  ...(otherHeadings[field] ?? []),
  ...(indianHeadings[field] ?? []),
  ...own.flatMap(translated),
];

/** Other words → the value that they mean. */
const meanings = (others: Readonly<Record<string, readonly string[] | undefined>>, values: readonly string[]) =>
  new Map(
    values.flatMap((value) => [...(others[value] ?? []), ...translated(value)].map((word) => [word, value] as const)),
  );
const words: Partial<Record<ImportField, ReadonlyMap<string, string>>> = {
  category: meanings(otherCategories, assetCategories),
  status: meanings(otherStatuses, Object.keys(otherStatuses)),
  condition: meanings(otherConditions, assetConditions),
};

/** Other words → the value of a field that they mean. */
export const wordsOf = (field: ImportField) => words[field];
