/** REG-VERDICT-60: nobody plays on for ever; after so many rounds a quest is given up. */
export const enough = 60;
