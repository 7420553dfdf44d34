// Wide letters are read as narrow ones, and what is not seen makes no other number.
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .trim();

/** What makes a serial number one of a kind: of one maker it stands only once, in small or large letters. */
export const serialKeyOf = (manufacturer: string, serialNumber: string) =>
  `${plain(manufacturer)}\u0001${plain(serialNumber)}`;
