/** Giving a match away: link, file, picture. */
export const share = {
  title: "Share this match",
  text: "The whole match, as it stands: whoever receives it sees everything, even what is hidden.",
  early: "Better shared once it is over.",
  link: "Link",
  copy: "Copy the link",
  copied: "Copied",
  longForChat:
    "This link has {{length}} characters, and many chats take no more than {{most}}: better send the file there.",
  tooLong: "This match is too long for a link. Share it as a file.",
  fromPosition:
    "This match began in the middle of another, and a link can only tell it from the set-up: so it has none. The file holds it all.",
  file: "Save as a file",
  fileName: "ossuaire-match",
  picture: "This page as a picture",
  painting: "Painting…",
  pictureName: "ossuaire-end",
} as const;
