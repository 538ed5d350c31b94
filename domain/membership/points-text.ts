/** Points as they are shown: whole, rounded down, so that nobody reads more than they can spend. */
const wholePoints = (points: number): number => Math.floor(points) || 0;

/** The number alone, written alike in both languages: "3,150", "−4". */
export const pointsFigure = (points: number): string => wholePoints(points).toLocaleString('en-US').replace('-', '−');

/** Whether the word beside the number is singular. */
export const isOnePoint = (points: number): boolean => Math.abs(wholePoints(points)) === 1;

/** "3,150 points", "1 point". */
export const pointsText = (points: number): string =>
  `${pointsFigure(points)} ${isOnePoint(points) ? 'point' : 'points'}`;
