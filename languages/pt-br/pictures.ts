import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: 'Enviar imagem',
  useUrl: 'Usar um URL',
  remove: 'Remover',
  saved: 'Imagem salva',
  removed: 'Imagem removida',
  broken: 'Esta imagem não carrega, por isso são exibidas iniciais.',
  unreadable: 'Não é possível abrir este arquivo como imagem. Escolha um arquivo PNG, JPEG ou WebP.',
  crop: {
    title: 'Recortar imagem',
    editor: 'Parte da imagem',
    hint: 'Arraste a imagem ou use as teclas de seta para movê-la. Pressione + e − para ajustar o zoom.',
    zoom: 'Zoom',
    save: 'Salvar imagem',
  },
  url: {
    title: 'Usar uma imagem da web',
    field: 'URL da imagem',
    hint: 'O endereço público de uma imagem.',
    hintOnly: 'O endereço público de uma imagem. Deixe em branco para usar iniciais.',
    example: 'https://',
    notLoading: 'Nenhuma imagem carrega deste URL. Verifique se ele é público e leva a uma imagem.',
    save: 'Salvar imagem',
  },
  errors: {
    PICTURE_TOO_LARGE: 'Esta imagem é grande demais. Escolha uma menor.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'Esta imagem é grande demais. Escolha uma menor.',
    UNSUPPORTED_PICTURE_FORMAT: 'Use uma imagem PNG, JPEG ou WebP.',
    INVALID_PICTURE: 'Esta imagem está danificada. Escolha outra.',
  },
};
