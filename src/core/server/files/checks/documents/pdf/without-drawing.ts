/** The options of `pdfjs-dist` for a process that reads a PDF and draws nothing. */
export const WITHOUT_DRAWING = Object.freeze({
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
});
