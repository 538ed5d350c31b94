import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { type PdfFault, pdfFault } from './pdf-content';

/** What is said of a file that is refused. */
export type PdfRefusals = Readonly<Record<PdfFault | 'malware', string>>;

/**
 * Looks at what stands in a file, and scans it for malware, before anything of it is kept.
 * @throws AppError INVALID_FIELDS at `pdf`; VendorError where the scanner cannot say.
 */
export async function refuseUnsafePdf(
  pdf: string,
  says: PdfRefusals,
  { vendors }: Pick<Deps, 'vendors'>,
): Promise<void> {
  const bytes = Buffer.from(pdf, 'base64');
  const fault = await pdfFault(bytes);
  const message = fault ? says[fault] : (await vendors.scanner.scan(bytes)).status === 'found' ? says.malware : null;
  if (message !== null)
    throw new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'pdf', message }] });
}
