export { proofAfter } from './contact-proof';
