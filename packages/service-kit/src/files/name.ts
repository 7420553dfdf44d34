const longest = 150;

/** Names that Windows takes for a device, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system can keep: no way out of a folder, no direction overrides that show another ending, no device. */
export const cleanName = (name: string) =>
  Array.from(
    name
      // eslint-disable-next-line no-control-regex -- control characters and direction overrides have no place in a file's name
      .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069/\\]/g, '_')
      .replace(device, '_$&'),
  )
    .slice(-longest)
    .join('');
