import {
  BarcodeFormat,
  BinaryBitmap,
  DataMatrixReader,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatOneDReader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** Wide enough for the fine bars of a long Code 128, small enough for several pictures a second on a plain phone. */
const widest = 1024;

const { CODE_128, EAN_13, EAN_8 } = BarcodeFormat;
const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [CODE_128, EAN_13, EAN_8]],
  [DecodeHintType.TRY_HARDER, true],
]);
// One by one: the package's reader of all formats writes a warning into the console for each picture without a code.
const readers = [new MultiFormatOneDReader(hints), new QRCodeReader(), new DataMatrixReader()];

/** The text of a code in a picture, given as one grey byte for each pixel. */
export function codeIn(grey: Uint8ClampedArray, width: number, height: number): string | undefined {
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)));
  for (const reader of readers) {
    try {
      return reader.decode(picture, hints).getText();
    } catch {
      // It throws for each picture without a whole code, by several classes; there is always a next reader, and a next picture.
    }
  }
  return undefined;
}

let canvas: HTMLCanvasElement | undefined;

/** Promised, as what the browser itself reads is. */
export function readVideo(video: HTMLVideoElement): Promise<string[]> {
  canvas ??= document.createElement('canvas');
  const scale = Math.min(1, widest / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return Promise.resolve([]);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) {
    grey[at] = ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 150 + (data[at * 4 + 2] ?? 0) * 29) >> 8;
  }
  const text = codeIn(grey, width, height);
  return Promise.resolve(text === undefined ? [] : [text]);
}
