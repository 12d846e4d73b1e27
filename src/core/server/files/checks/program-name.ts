/**
 * Endings that some system runs: programs and scripts, pages and drawings with scripts, documents with macros, links to programs, and
 * archives that are unpacked and run. From the lists of blocked attachments of mail services, without `app`, `com` and `js`: people name
 * papers after sites and libraries, as in `Node.js.pdf`.
 */
const PROGRAM_ENDINGS = new Set(
  [
    'action apk appimage appx asp aspx bash bat bin bundle cgi cmd command cpl csh dll dmg docm dotm elf exe gadget hta htm html',
    'img inf ins iso jar jse jsp jspx ksh lnk mht mhtml mjs msc msh msi msp mst perl phar php php3 php4 php5 php7 phps pht phtml pif pl',
    'potm ppam ppsm pptm ps1 psm1 py pyc rb reg scf scr sct sh shtml svg svgz swf url vb vbe vbs wsc wsf wsh xhtml xlam xlsm xltm xml xsl zsh',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether an ending before the last one is that of a program, as in `cv.php.pdf` and `cv.exe .pdf`. Some web servers run `cv.php.pdf`, and
 * systems that hide the last ending show it as `cv.php`.
 */
export function hidesProgram(name: string): boolean {
  return name
    .split('.')
    .slice(1, -1)
    .some((ending) => PROGRAM_ENDINGS.has(ending.trim().toLowerCase()));
}
