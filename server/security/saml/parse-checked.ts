import { checkNodes } from './check-nodes.ts';
import { checkText } from './check-text.ts';
import { parseXml } from './xml.ts';

/** G2, G3, G5 and G6: every text that is parsed passes them, decrypted and canonical ones too. */
export async function parseChecked(text: string): Promise<Element> {
  checkText(text);
  const root = await parseXml(text);
  checkNodes(root);
  return root;
}
