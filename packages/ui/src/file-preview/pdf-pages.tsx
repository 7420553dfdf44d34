import { NoteLine } from '../detail/note-line.js';
import { Refusal } from '../states/refusal.js';
import { Skeleton } from '../states/skeleton.js';
import { useT } from '../i18n/use-t.js';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Wide enough to read a page of A4; a phone shows it narrower. */
const pageWidth = 860;
const mostPages = 20;

async function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const page = await document.getPage(number);
  const [, , width = pageWidth] = page.view;
  const viewport = page.getViewport({ scale: (pageWidth / width) * Math.min(window.devicePixelRatio, 2) });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}

function Page({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current) draw(document, number, canvas.current).catch(() => setFailed(true));
  }, [document, number]);
  if (failed) return <Refusal text="This file cannot be shown here. Please download it." />;
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('Page {{n}} of {{total}}', { n: String(number), total: String(document.numPages) })}
    />
  );
}

/** The pages of a PDF, drawn in place: no plugin reads it, and nothing in it runs. */
export function PdfPages({ blob }: { blob: Blob }) {
  const t = useT();
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined;
    let ended = false;
    const open = async () => {
      const data = await blob.arrayBuffer();
      if (ended) return;
      // Glyphs are drawn as shapes: what the file brings is never a font of the page.
      task = getDocument({ data, disableFontFace: true, useWasm: false });
      setDocument(await task.promise);
    };
    open().catch(() => !ended && setFailed(true));
    return () => {
      ended = true;
      void task?.destroy();
    };
  }, [blob]);
  if (failed) return <Refusal text="This file cannot be shown here. Please download it." />;
  if (!document) return <Skeleton />;
  const shown = Math.min(document.numPages, mostPages);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <Page key={index} document={document} number={index + 1} />
      ))}
      {document.numPages > shown && (
        <NoteLine>{t('The first {{n}} pages are shown. The file has more.', { n: String(shown) })}</NoteLine>
      )}
    </>
  );
}
