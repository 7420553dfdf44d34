/** The texts of the codes in what the camera shows now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const formats = ['code_128', 'qr_code', 'ean_13', 'ean_8', 'data_matrix'];

/** The browser's own reader where it knows every kind of code, else the one that comes with the portal. */
export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !formats.every((format) => known.includes(format)))
    return (await import('./zxing-reader.js')).readVideo;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
