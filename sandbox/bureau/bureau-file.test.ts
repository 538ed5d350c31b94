import { describe, expect, test } from 'vitest';
import { createDraw } from '../draw';
import { type BureauFile, drawnFile } from './bureau-file';

const PEOPLE = 2000;
const files = Array.from({ length: PEOPLE }, (_, index) => drawnFile(createDraw(`person ${index}`)));
const scored = files.filter((file): file is BureauFile & { score: number } => file.score !== null);
const share = (test: (file: BureauFile) => boolean) => files.filter(test).length / PEOPLE;

describe('drawn files look like a population', () => {
  test('scores lie from 480 to 830 with the middle near 668', () => {
    const scores = scored.map(({ score }) => score).sort((a, b) => a - b);
    expect(scores[0]).toBeGreaterThanOrEqual(480);
    expect(scores.at(-1)).toBeLessThanOrEqual(830);
    expect(Math.abs((scores[Math.floor(scores.length / 2)] ?? 0) - 668)).toBeLessThan(12);
    expect(scores.filter((score) => score < 600).length / scores.length).toBeGreaterThan(0.05);
    expect(scores.filter((score) => score > 780).length / scores.length).toBeGreaterThan(0.05);
  });

  test('a few have no file, a freeze or an alert', () => {
    expect(share((file) => file.noHit)).toBeGreaterThan(0.015);
    expect(share((file) => file.noHit)).toBeLessThan(0.05);
    expect(share((file) => file.frozen)).toBeLessThan(0.03);
    expect(share((file) => file.fraudAlertLevel !== 'none')).toBeLessThan(0.03);
  });

  test('low scores have their reasons on file, and every scored file names a factor', () => {
    const troubles = (file: BureauFile) => file.delinq30 + file.chargeOffs + file.collectionsNonMedical;
    const mean = (some: BureauFile[]) => some.reduce((sum, file) => sum + troubles(file), 0) / some.length;
    expect(mean(scored.filter(({ score }) => score < 600))).toBeGreaterThan(1.5);
    expect(mean(scored.filter(({ score }) => score > 760))).toBeLessThan(0.2);
    for (const file of scored) expect(file.factors.length).toBeGreaterThan(0);
  });

  test('no file contradicts itself', () => {
    for (const file of files) {
      expect(file.delinq30).toBeGreaterThanOrEqual(file.delinq60);
      expect(file.delinq60).toBeGreaterThanOrEqual(file.delinq90);
      expect(file.monthsSince90Late !== null).toBe(file.delinq90 > 0);
      expect(file.delinqEver).toBeGreaterThanOrEqual(file.delinq30);
    }
  });
});
