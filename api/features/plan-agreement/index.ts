export { type PdfRefusals, refuseUnsafePdf } from './safe-pdf';
