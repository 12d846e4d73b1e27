/**
 * Endings that some system runs and that nobody is called: programs and scripts, pages of web servers, documents with macros, and links to
 * programs. From the lists of blocked attachments of mail services, without those that are names of sites, people and languages too: people
 * name papers `CV pracuj.pl`, `Max.VB.NET` and `Node.js`.
 */
const PROGRAM_ENDINGS = new Set(
  [
    'appimage appx aspx bat cgi cmd command cpl csh dll dmg docm dotm exe gadget hta jar jse jsp jspx ksh lnk mhtml msc msi msp mst phar',
    'php php3 php4 php5 php7 phps pht phtml pif potm ppam ppsm pptm ps1 psm1 pyc scf scr sct sh shtml vbe vbs wsc wsf wsh xlam xlsm xltm',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether an ending of the name is that of a program, as in `cv.exe`, `cv.php.pdf` and `cv.exe .pdf`. Some web servers run `cv.php.pdf`, and
 * systems that hide the last ending show it as `cv.php`. What follows a point and a space is no ending but a word.
 */
export function namesProgram(name: string): boolean {
  return name
    .split('.')
    .slice(1)
    .some((ending) => PROGRAM_ENDINGS.has(ending.trimEnd().toLowerCase()));
}
