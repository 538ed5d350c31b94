/** `found`: by the name that the scanner gives it; an answer about the file, not a fault. */
export type ScanResult = { readonly status: 'clean' } | { readonly status: 'found'; readonly name: string };

/** Looks for malware in what somebody uploads. @throws VendorError where it cannot say: nothing is kept unscanned then. */
export type VirusScanner = { scan(bytes: Uint8Array): Promise<ScanResult> };
