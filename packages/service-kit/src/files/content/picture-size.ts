/** A browser needs four bytes for each: a small file must not ask for more memory than a phone has. */
const mostPixels = 100_000_000;

export const isPictureSize = (width: number, height: number) => width > 0 && height > 0 && width * height <= mostPixels;
