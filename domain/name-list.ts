/** Names as a sentence lists them: "Standard", "Standard and Dental", "Standard, Dental, and Spa". */
export const nameList = new Intl.ListFormat('en-US');
