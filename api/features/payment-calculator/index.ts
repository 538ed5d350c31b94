export { exampleOfRates } from './example-of-rates';
