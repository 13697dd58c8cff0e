/** The number of answers to every question, known before the server shows them. */
export const ANSWER_COUNT = 4;
