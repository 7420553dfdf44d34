import type { ChecklistItem } from '@portal/contracts';

type Asked = Pick<ChecklistItem, 'id' | 'item' | 'category'>;
type Question = Asked & Pick<ChecklistItem, 'essential'>;

// Requirements: verification checklist. The texts are keys that the portal translates.
const common: Asked[] = [
  { id: 'power-on', item: 'The device powers on', category: 'Hardware' },
  { id: 'components', item: 'All physical components are present and undamaged', category: 'Hardware' },
  { id: 'operating-system', item: 'The operating system is installed and starts', category: 'Software' },
  { id: 'internet', item: 'The internet connection works', category: 'Software' },
  { id: 'software', item: 'The required software is installed', category: 'Software' },
  { id: 'manual', item: 'The user manual was received', category: 'Documentation' },
  { id: 'warranty-card', item: 'The warranty card was received', category: 'Documentation' },
];

const ofType: Record<string, Asked[]> = {
  Laptop: [
    { id: 'laptop-battery', item: 'The battery charges and holds its charge', category: 'Hardware' },
    { id: 'laptop-charger', item: 'The charger and its cable work', category: 'Accessories' },
    { id: 'laptop-keyboard', item: 'All keys of the keyboard work', category: 'Hardware' },
    { id: 'laptop-touchpad', item: 'The touchpad works', category: 'Hardware' },
    { id: 'laptop-screen', item: 'The screen shows no faults', category: 'Hardware' },
    { id: 'laptop-camera', item: 'The camera and the microphone work', category: 'Hardware' },
  ],
  Desktop: [
    { id: 'desktop-monitor', item: 'The monitor works and shows no faults', category: 'Hardware' },
    { id: 'desktop-keyboard', item: 'The keyboard works', category: 'Accessories' },
    { id: 'desktop-mouse', item: 'The mouse works', category: 'Accessories' },
    { id: 'desktop-cables', item: 'All cables were received', category: 'Accessories' },
    { id: 'desktop-ports', item: 'All ports work', category: 'Hardware' },
  ],
  Printer: [
    { id: 'printer-test-page', item: 'A test page prints clearly', category: 'Hardware' },
    { id: 'printer-paper', item: 'The paper is fed without jams', category: 'Hardware' },
    { id: 'printer-cartridge', item: 'The ink or toner cartridge is installed', category: 'Accessories' },
    { id: 'printer-cable', item: 'The power and data cables were received', category: 'Accessories' },
    { id: 'printer-driver', item: 'The printer driver is installed', category: 'Software' },
  ],
  Scanner: [
    { id: 'scanner-test', item: 'A test page scans clearly', category: 'Hardware' },
    { id: 'scanner-glass', item: 'The glass is clean and undamaged', category: 'Hardware' },
    { id: 'scanner-cable', item: 'The power and data cables were received', category: 'Accessories' },
    { id: 'scanner-driver', item: 'The scanner driver is installed', category: 'Software' },
  ],
  Webcam: [
    { id: 'webcam-picture', item: 'The picture is clear', category: 'Hardware' },
    { id: 'webcam-microphone', item: 'The microphone works', category: 'Hardware' },
    { id: 'webcam-mount', item: 'The mount holds', category: 'Accessories' },
    { id: 'webcam-cable', item: 'The cable works', category: 'Accessories' },
  ],
};

const serialNumber: Asked = {
  id: 'serial-number',
  item: 'The serial number on the device is the recorded one',
  category: 'Hardware',
};

// Of what has no plug nobody is asked for the power.
const withoutPower = new Set(['Software', 'Software License Key']);
const isEssential = (id: string, deviceType: string) =>
  id === serialNumber.id || (id === 'power-on' && !withoutPower.has(deviceType));

/** What the holder of a device of this type answers: what is common to all, whether it is this device, and what its type has. */
export const checklistFor = (deviceType: string): Question[] =>
  [serialNumber, ...common, ...(ofType[deviceType] ?? [])].map((question) => ({
    ...question,
    essential: isEssential(question.id, deviceType),
  }));
