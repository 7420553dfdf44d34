/** How a file can be looked at inside the page; what is neither can only be saved. */
export function previewOf({ type, name }: { type: string; name: string }): 'image' | 'pdf' | undefined {
  const told = `${type} ${name}`.toLowerCase();
  if (/\b(image\/(png|jpe?g)|png|jpe?g)\b/.test(told)) return 'image';
  return /\bpdf\b/.test(told) ? 'pdf' : undefined;
}
