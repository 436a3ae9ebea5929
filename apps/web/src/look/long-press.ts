/** So long a finger stays that wants to see the card, in ms. */
export const longPress = 450;
